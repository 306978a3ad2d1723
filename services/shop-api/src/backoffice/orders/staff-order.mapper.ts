import type { StaffOrder, StaffOrderRow } from '@ortoo/contracts';
import { placeNames, subdistrictName, type AddressRow } from '../../addresses/api';
import type { Options } from '../../catalog/api';
import { productText } from '../../catalog/api';
import { lineText } from '../../checkout/api';
import type { DeliveryRow } from '../../delivery/api';
import { maybePicture, maybeTime, time, wire } from '../../http/display';
import { inLanguageOf, type Reader, textFor } from '../../http/locale';
import { catalogues } from '../../messages/index';
import type { LineRow } from '../../orders/api';
import { type Difference, type MethodRow, type PaymentRow, serializeDifference } from '../../payments/api';
import type { findMovements, findOrderMessages, findOrderRefunds, PlacedOrder } from './order-details.tables';
import type { ListRow } from './order-list.tables';
import { nextStep, statusOf } from './status.rules';

const nameOf = (first: string | null, last: string | null): string => [first, last].filter(Boolean).join(' ');

/** Names by which the list calls what its rows refer to. */
export interface Names {
  methods: readonly MethodRow[];
  deliveries: readonly DeliveryRow[];
}

const named = (rows: readonly { id: number; name: DeliveryRow['name'] }[], id: number | null, reader: Reader) => {
  const row = rows.find(one => one.id === id);
  return row ? textFor(reader, row.name) : null;
};

export const serializeRow = (row: ListRow, { methods, deliveries }: Names, reader: Reader): StaffOrderRow => ({
  number: row.number,
  placed_at: time(row.placed_at),
  status: statusOf(row),
  total: wire(row.total),
  quantity: row.quantity,
  buyer: { name: nameOf(row.firstname, row.lastname), phone: row.phone },
  method: named(methods, row.method_id, reader),
  delivery: row.shipment_state === null ? null : named(deliveries, row.delivery_id, reader),
  vendors: row.vendors.map(name => textFor(reader, name)),
  shipment: row.shipment === null ? null : { number: row.shipment, next: nextStep(row) },
});

export const serializeBuyer = (
  order: PlacedOrder,
  address: AddressRow | undefined,
  orders: number,
): StaffOrder['buyer'] => ({
  name:
    nameOf(order.user_firstname ?? address?.firstname ?? null, order.user_lastname ?? address?.lastname ?? null) ||
    (order.receiver_name ?? ''),
  phone: order.user_phone ?? order.phone ?? address?.phone ?? order.receiver_phone,
  email: order.email ?? order.user_email ?? order.address_email,
  has_account: order.user_id !== null,
  orders,
});

/** The person at the door, when it is somebody else. */
export const serializeReceiver = (
  { receiver_name, receiver_phone }: PlacedOrder,
  address: AddressRow | undefined,
): StaffOrder['receiver'] => {
  if (receiver_name !== null) return { name: receiver_name, phone: receiver_phone };
  return address ? { name: nameOf(address.firstname, address.lastname), phone: address.phone } : null;
};

/** An address in one line, from the province to the door. */
export const addressText = (address: AddressRow, reader: Reader): string => {
  const names = placeNames(address.province, address.district, reader);
  const { subdistrict, address1, address2, zipcode } = address;
  const parts = [names?.province, names?.district, subdistrictName(address.district, subdistrict, reader)];
  return [...parts, address1, address2, zipcode].filter(Boolean).join(', ');
};

export const serializeLine = (line: LineRow, options: Options, reader: Reader): StaffOrder['lines'][number] => ({
  id: line.id,
  name: productText(line, reader).name,
  slug: line.slug,
  sku: line.sku,
  options_text: lineText(line, options, reader),
  image: maybePicture(line.variant_image ?? line.images[0]),
  kind: line.kind,
  vendor: textFor(reader, line.store_name),
  quantity: line.quantity,
  price: wire(line.price),
  total: wire(line.price * line.quantity),
});

export const serializePayment = (
  payment: PaymentRow,
  methods: readonly MethodRow[],
  differences: readonly Difference[],
  reader: Reader,
): StaffOrder['payments'][number] => {
  const method = methods.find(({ id }) => id === payment.method_id);
  const { number, state, invoice_id, failure, completed_at } = payment;
  const difference = differences.find(one => one.number === number);
  return {
    ...{ number, state, invoice_id, failure },
    method: method ? textFor(reader, method.name) : '',
    kind: method?.kind ?? 'qr',
    provider: method?.provider ?? '',
    amount: wire(payment.amount),
    fee: wire(payment.fee),
    refunded: wire(payment.refunded),
    difference: difference ? serializeDifference(difference) : null,
    created_at: time(payment.created_at),
    completed_at: maybeTime(completed_at),
  };
};

const reasonText = (reason: string, { locale }: Reader): string => {
  const texts: Readonly<Record<string, string>> = catalogues[locale].movements;
  return texts[reason] ?? reason;
};

/** Entries of the ledger by their movement. */
export const serializeMovements = (
  rows: Awaited<ReturnType<typeof findMovements>>,
  reader: Reader,
): StaffOrder['movements'] => {
  const movements = new Map<number, StaffOrder['movements'][number]>();
  for (const { id, at, reason, code, amount } of rows) {
    const known = movements.get(id) ?? { id, at: time(at), reason: reasonText(reason, reader), entries: [] };
    known.entries.push({ account: code, amount: wire(amount) });
    movements.set(id, known);
  }
  return [...movements.values()];
};

export const serializeRefund = (
  row: Awaited<ReturnType<typeof findOrderRefunds>>[number],
): StaffOrder['refunds'][number] => ({
  id: row.id,
  amount: wire(row.amount),
  destination: row.destination,
  is_pending: row.is_pending,
  to_transfer: !row.is_of_return && row.to_transfer > 0 ? wire(row.to_transfer) : null,
  bank_account:
    row.account_name !== null && row.iban !== null ? { account_name: row.account_name, iban: row.iban } : null,
  reason: row.reason,
  created_at: time(row.created_at),
});

export const serializeMessage = (
  row: Awaited<ReturnType<typeof findOrderMessages>>[number],
): StaffOrder['messages'][number] => ({
  id: row.id,
  kind: row.kind,
  subject: row.kind === 'sms' ? row.body.slice(0, 80) : row.subject,
  recipient: row.recipient,
  state: row.sent_at ? 'sent' : row.failed_at ? 'failed' : 'waiting',
  created_at: time(row.created_at),
  sent_at: maybeTime(row.sent_at),
});

export const pickupName = (order: PlacedOrder, reader: Reader): string | null =>
  order.pickup === null ? null : (inLanguageOf(reader, order.pickup) ?? null);
