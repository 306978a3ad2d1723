import type { Address, AddressInput, User } from '@ortoo/contracts';

/** Message key of what is wrong with a field, or undefined. */
export const required = (value: string | undefined | null): string | undefined =>
  value?.trim() ? undefined : 'errors.required';

/** Checks a Mongolian phone number, with or without the country code. */
export const phoneFault = (value: string): string | undefined => {
  const digits = value.replace(/[\s()-]/g, '').replace(/^(\+|00)?976(?=\d{8}$)/, '');
  if (!digits) return 'address.phoneEmpty';
  return /^[5-9]\d{7}$/.test(digits) ? undefined : 'address.phoneWrong';
};

const empty: AddressInput = {
  firstname: '',
  lastname: '',
  phone: '',
  province: '',
  district: '',
  subdistrict: '',
  address1: '',
  address2: '',
};

const fromAddress = ({
  firstname,
  lastname,
  phone,
  province,
  district,
  subdistrict,
  address1,
  address2,
}: Address): AddressInput => ({
  firstname,
  lastname,
  phone,
  province,
  district,
  subdistrict,
  address1,
  address2: address2 ?? '',
});

/** What the form starts with: the order's own address, else the shopper's last one, else what the account knows. */
export const startingAddress = (order: Address | null, user: User | null): AddressInput => {
  const known = order ?? user?.ship_address;
  if (known) return fromAddress(known);
  return { ...empty, firstname: user?.firstname ?? '', lastname: user?.lastname ?? '', phone: user?.phone ?? '' };
};
