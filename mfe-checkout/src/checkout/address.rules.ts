import type { Address, AddressInput, Order, User } from '@ortoo/contracts';

/** Message key of what is wrong with a field, or undefined. */
export const required = (value: string | undefined | null): string | undefined =>
  value?.trim() ? undefined : 'errors.required';

/** Checks a Mongolian phone number, with or without the country code. */
export const phoneFault = (value: string): string | undefined => {
  const digits = value.replace(/[\s()-]/g, '').replace(/^(\+|00)?976(?=\d{8}$)/, '');
  if (!digits) return 'address.phoneEmpty';
  return /^[5-9]\d{7}$/.test(digits) ? undefined : 'address.phoneWrong';
};

/** A postcode may be left out; what is given has five digits. */
export const postcodeFault = (value: string): string | undefined =>
  /^(\d{5})?$/.test(value.trim()) ? undefined : 'address.postcodeWrong';

const fields = [
  'firstname',
  'lastname',
  'phone',
  'province',
  'district',
  'subdistrict',
  'address1',
  'address2',
  'zipcode',
] as const;

type AddressText = Record<(typeof fields)[number], string>;

/** What the address step asks for: where the goods go, and who pays if that is not the receiver. */
export interface AddressValues extends AddressText {
  payerApart: boolean;
  payerName: string;
  payerPhone: string;
}

const textOf = (address: Partial<Record<(typeof fields)[number], string | null>>): AddressText =>
  Object.fromEntries(fields.map(field => [field, address[field] ?? ''])) as AddressText;

const payerOf = (payer: Address | null, user: User | null) => ({
  payerApart: Boolean(payer),
  payerName: payer?.firstname ?? [user?.firstname, user?.lastname].filter(Boolean).join(' '),
  payerPhone: payer?.phone ?? user?.phone ?? '',
});

/** Who the goods go to as far as the account knows; no place yet. */
const nameOf = (user: User | null): AddressText =>
  textOf({ firstname: user?.firstname ?? '', lastname: user?.lastname ?? '', phone: user?.phone ?? '' });

/** What the form starts with: the order's own address, else the shopper's last one, else what the account knows. */
export const startingValues = (
  { ship_address, bill_address }: Pick<Order, 'ship_address' | 'bill_address'>,
  user: User | null,
): AddressValues => {
  const known = ship_address ?? user?.ship_address;
  return { ...(known ? textOf(known) : nameOf(user)), ...payerOf(bill_address, user) };
};

/** What the form starts with when an address is wanted that has not been used yet. */
export const newAddressValues = ({ bill_address }: Pick<Order, 'bill_address'>, user: User | null): AddressValues => ({
  ...nameOf(user),
  ...payerOf(bill_address, user),
});

/** As the server takes it; a payer lives where the receiver does, for of the payer only name and phone are asked. */
export const toAddresses = (values: AddressValues): { ship: AddressInput; bill: AddressInput | null } => {
  const ship = textOf(values);
  const { payerApart, payerName, payerPhone } = values;
  return { ship, bill: payerApart ? { ...ship, firstname: payerName, lastname: '', phone: payerPhone } : null };
};

/** The one of the saved addresses that says what the order's does. */
export const savedAs = (saved: readonly Address[], address: Address | null): Address | undefined =>
  saved.find(one => address !== null && fields.every(field => (one[field] ?? '') === (address[field] ?? '')));
