import { findSite } from '../content/api';
import { findAddress, type AddressRow } from './addresses.tables';
import { ratesFor, type DeliveryRate } from './delivery.rules';
import { findLines, type LineRow } from './line-items.tables';
import { withBookings } from './booked-lines';
import { type Booked, isShort, pricedLines, shortCode } from './lines';
import type { OrderFacts } from './order.rules';
import type { Db, OrderRow } from './orders.tables';
import { findPayments, type PaymentRow } from './payments.tables';
import { type DeliveryRow, findDeliveryChoices } from './shipments.tables';
import { type Totals, totalsOf } from './totals.rules';

/** An order with all that its rules and its picture on the wire depend on. */
export interface OrderView {
  row: OrderRow;
  lines: (LineRow & Booked & { current: number; short: boolean })[];
  shipAddress: AddressRow | undefined;
  billAddress: AddressRow | undefined;
  rates: DeliveryRate<DeliveryRow>[];
  payments: PaymentRow[];
  totals: Totals;
  facts: OrderFacts;
}

/** Prices and stock no longer move under an order that holds its stock or is sold. */
export const isFrozen = (row: OrderRow): boolean => row.held_until !== null || row.completed_at !== null;

/** The payment a shopper has chosen and not yet seen fail. */
export const livePayment = (payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments.findLast(payment => ['checkout', 'processing', 'pending', 'completed'].includes(payment.state));

const addressOf = (db: Db, id: number | null) => (id === null ? Promise.resolve(undefined) : findAddress(db, id));

export const viewOrder = async (db: Db, row: OrderRow, now: Date): Promise<OrderView> => {
  const frozen = isFrozen(row);
  const [found, shipAddress, billAddress, choices, payments] = await Promise.all([
    findLines(db, row.id),
    addressOf(db, row.ship_address_id),
    addressOf(db, row.bill_address_id),
    findDeliveryChoices(db),
    findPayments(db, row.id),
  ]);
  const lines = pricedLines(frozen ? found : await withBookings(db, found, now), frozen, now).map(line => ({
    ...line,
    short: isShort(line, frozen, now),
  }));
  const goods = lines.filter(line => line.kind === 'goods');
  const value = goods.reduce((sum, line) => sum + line.current * line.quantity, 0);
  const shippable = goods.length > 0;
  const rates = shippable && shipAddress ? ratesFor(choices, shipAddress.province, value) : [];
  const rate = rates.find(({ choice }) => choice.id === row.delivery_id);
  const fee = row.completed_at ? row.ship_total : (rate?.cost ?? 0);
  const facts: OrderFacts = {
    state: row.state,
    lines: lines.length,
    short: lines.filter(line => line.short).map(shortCode)[0],
    signedIn: row.user_id !== null,
    guestCheckout: findSite(row.site, undefined).guest_checkout,
    shippable,
    hasAddress: shipAddress !== undefined,
    rates: rates.length,
    hasDelivery: rate !== undefined,
    hasPayment: livePayment(payments) !== undefined,
  };
  const totals = totalsOf(
    lines.map(line => ({ price: line.current, quantity: line.quantity })),
    fee,
  );
  return { row, lines, shipAddress, billAddress, rates, payments, totals, facts };
};
