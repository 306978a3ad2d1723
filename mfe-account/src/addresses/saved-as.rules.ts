import type { Address } from '@ortoo/contracts';

const fields = ['firstname', 'lastname', 'phone', 'province', 'district', 'subdistrict', 'address1'] as const;

/** The saved address that equals an order's; addresses that differ in nothing else are saved as one. */
export const savedAs = (saved: readonly Address[], address: Address | null): Address | undefined =>
  saved.find(one => fields.every(field => (one[field] ?? '') === (address?.[field] ?? '')));
