import { phoneDigits, type Address, type AddressInput, type Order, type User } from '@ortoo/contracts';
import { emailFault } from './contact.rules';

/** Message key of a field's error, or undefined. */
export const required = (value: string | undefined | null): string | undefined =>
  value?.trim() ? undefined : 'errors.required';

/** Checks a Mongolian phone number, with or without the country code. */
export const phoneFault = (value: string): string | undefined => {
  if (!value.trim()) return 'address.phoneEmpty';
  return phoneDigits(value) ? undefined : 'address.phoneWrong';
};

/** An email address is optional. */
export const optionalEmailFault = (value: string): string | undefined => (value.trim() ? emailFault(value) : undefined);

/** A postcode is optional; when present it has five digits. */
export const postcodeFault = (value: string): string | undefined =>
  /^(\d{5})?$/.test(value.trim()) ? undefined : 'address.postcodeWrong';

const fields = [
  'firstname',
  'lastname',
  'phone',
  'email',
  'province',
  'district',
  'subdistrict',
  'address1',
  'address2',
  'zipcode',
] as const;

type AddressText = Record<(typeof fields)[number], string>;

/** Input of the address step: recipient's address, and the payer if different. */
export interface AddressValues extends AddressText {
  payerApart: boolean;
  payerName: string;
  payerPhone: string;
  /** Street of the payer; the recipient's when empty. */
  payerAddress: string;
}

const textOf = (address: Partial<Record<(typeof fields)[number], string | null>>): AddressText =>
  Object.fromEntries(fields.map(field => [field, address[field] ?? ''])) as AddressText;

/** A known number as shoppers write it; it is stored with the country code. */
export const shownPhone = (phone: string | null | undefined): string => phoneDigits(phone ?? '') ?? phone ?? '';

const payerOf = (payer: Address | null, user: User | null, ship: Address | null = null) => ({
  payerAddress: payer && payer.address1 !== ship?.address1 ? payer.address1 : '',
  payerApart: Boolean(payer),
  payerName: payer?.firstname ?? [user?.firstname, user?.lastname].filter(Boolean).join(' '),
  payerPhone: shownPhone(payer?.phone ?? user?.phone),
});

/** Recipient's name and phone from the account, a guest's phone from the contact; no place yet. */
const nameOf = (user: User | null, contact: Order['phone']): AddressText =>
  textOf({
    firstname: user?.firstname ?? '',
    lastname: user?.lastname ?? '',
    phone: shownPhone(user?.phone ?? contact),
  });

/** What an order knows of its people. */
type Known = Pick<Order, 'ship_address' | 'bill_address' | 'phone'>;

/** Initial values: the order's own address, else the shopper's last one, else the account's data. */
export const startingValues = ({ ship_address, bill_address, phone }: Known, user: User | null): AddressValues => {
  const known = ship_address ?? user?.ship_address;
  return {
    ...(known ? textOf({ ...known, phone: shownPhone(known.phone) }) : nameOf(user, phone)),
    ...payerOf(bill_address, user, ship_address),
  };
};

/** Initial values for a new address. */
export const newAddressValues = ({ bill_address, phone }: Known, user: User | null): AddressValues => ({
  ...nameOf(user, phone),
  ...payerOf(bill_address, user),
});

/** Converts to the API's form; a payer without a street of their own has the recipient's. */
export const toAddresses = (values: AddressValues): { ship: AddressInput; bill: AddressInput | null } => {
  const text = textOf(values);
  const ship = { ...text, email: text.email.trim() || null };
  const { payerApart, payerName, payerPhone, payerAddress } = values;
  const payer = { firstname: payerName, lastname: '', phone: payerPhone, address1: payerAddress || ship.address1 };
  return { ship, bill: payerApart ? { ...ship, ...payer, email: null } : null };
};
