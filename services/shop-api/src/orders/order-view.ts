import { formatTime, shopTimeZone } from '@ortoo/i18n';
import { findHeldUntil } from '../catalog/api';
import { findSite, type Site } from '../content/api';
import type { Shop } from '../shop';
import { type AppliedSource, applySources, findSources, type Source, withBalances } from '../money/api';
import { type AppliedDiscount, discountsOf } from '../promotions/api';
import { findAddress, type AddressRow } from '../addresses/api';
import {
  arrivalOf,
  type DeliveryRate,
  type DeliveryRow,
  findDeliveryChoices,
  findPickupLocation,
  type PickupRow,
  ratesFor,
  withoutWorse,
} from '../delivery/api';
import { dayIn } from '../travel/api';
import { feeFor, findMethod, findPayments, type PaymentRow } from '../payments/api';
import { findLines, type LineRow } from './line-items.tables';
import { withBookings } from './booked-lines';
import { findStoresMissingStock } from './stores-missing-stock';
import { type Booked, isShort, pricedLines, shortageOf } from './lines';
import type { OrderFacts } from './order.rules';
import { ageFault } from './age.rules';
import { type AdjacentOrder, findAdjacent, findContact, type OrderRow } from './orders.tables';
import type { Db } from '../db/schema';
import { type Totals, totalsOf, withFee } from './totals.rules';

/** The rows of an order, of which its view is made. */
export interface OrderRecords {
  adjacent: AdjacentOrder;
  found: LineRow[];
  shipAddress: AddressRow | undefined;
  billAddress: AddressRow | undefined;
  place: PickupRow | undefined;
  payments: PaymentRow[];
}

/** An order with rows that were read or written since it was locked for its last change. */
export interface KnownOrder {
  order: OrderRow;
  known?: Partial<OrderRecords>;
}

/** An order with all data that its rules and its serialization need. */
export interface OrderView {
  row: OrderRow;
  /** Where it was begun, as it is now. */
  site: Site;
  records: OrderRecords;
  lines: (LineRow & Booked & { current: number; short: boolean; heldUntil: Date | null })[];
  shipAddress: AddressRow | undefined;
  billAddress: AddressRow | undefined;
  rates: DeliveryRate<DeliveryRow>[];
  payments: PaymentRow[];
  discounts: AppliedDiscount[];
  /** Wallets, cards and vouchers with the amount of each. */
  sources: OrderSource[];
  /** Amount left for a provider, including the fee. */
  due: number;
  totals: Totals;
  facts: OrderFacts;
}

export type SourcePayment = PaymentRow & { source: string };
export type OrderSource = AppliedSource<Omit<Source, 'balance'> & { payment: SourcePayment }>;

/** Prices and stock are fixed for an order that holds its stock or is sold. */
export const isFrozen = (row: OrderRow): boolean => row.held_until !== null || row.completed_at !== null;

const isLive = ({ state }: PaymentRow): boolean => ['checkout', 'processing', 'pending', 'completed'].includes(state);
const isSource = (payment: PaymentRow): payment is SourcePayment => payment.source !== null;

/** The chosen payment at a provider that has not failed yet. */
export const livePayment = (payments: readonly PaymentRow[]): PaymentRow | undefined =>
  payments.findLast(payment => !isSource(payment) && isLive(payment));

interface Paid {
  row: OrderRow;
  payments: readonly PaymentRow[];
  lines: readonly { brand: string | null; current: number; quantity: number }[];
  total: number;
}

/** Amounts of wallets, cards and vouchers: as held once the order is being paid, else as their terms allow now. */
const paidBy = async (
  db: Db,
  { row, payments, lines, total }: Paid,
  now: Date,
): Promise<{ sources: OrderSource[]; due: number }> => {
  const live = payments.filter(isSource).filter(isLive);
  const sources = await findSources(db, live, row.user_id, now);
  if (isFrozen(row)) {
    const applied = sources.map(source => ({ ...source, amount: source.requested }));
    return { sources: applied, due: applied.reduce((due, { amount }) => due - amount, total) };
  }
  const sums = { total, lines: lines.map(({ brand, current, quantity }) => ({ brand, amount: current * quantity })) };
  const { applied, due } = applySources(sums, await withBalances(db, sources));
  return { sources: applied, due };
};

/** As agreed once the order is being paid, else as the chosen way costs now. */
const feeOf = async (db: Db, row: OrderRow, payments: readonly PaymentRow[], due: number): Promise<number> => {
  const live = livePayment(payments);
  if (row.completed_at !== null || live === undefined) return row.fee_total;
  return row.held_until === null ? feeFor(await findMethod(db, live.method_id), due) : live.fee;
};

/** The lines with their current prices, and why some cannot be served. */
const linesOf = async (db: Db, found: readonly LineRow[], frozen: boolean, now: Date): Promise<OrderView['lines']> => {
  const booked: readonly (LineRow & Booked)[] = frozen ? found : await withBookings(db, found, now);
  const priced = pricedLines(booked, frozen, now).map(line => ({ ...line, short: isShort(line, frozen, now) }));
  const gone = priced.filter(({ short, stock }) => short && stock <= 0).map(({ variant_id }) => variant_id);
  const held = await findHeldUntil(db, gone);
  return priced.map(line => ({
    ...line,
    heldUntil: (line.booked?.code ? line.booked.heldUntil : held.get(line.variant_id)) ?? null,
  }));
};

/** How to reach a guest: as given, or in the address. */
const phoneOf = (row: OrderRow, address: AddressRow | undefined): string | null =>
  row.phone ?? address?.phone ?? row.receiver_phone;

const birthDateOf = async (db: Db, { birth_date, user_id }: OrderRow): Promise<string | null> =>
  birth_date ?? (await findContact(db, user_id))?.birth_date ?? null;

const addressOf = (db: Db, id: number | null) => (id === null ? Promise.resolve(undefined) : findAddress(db, id));

const readRecords = async (db: Db, row: OrderRow, known: Partial<OrderRecords>): Promise<OrderRecords> => {
  const requested = known.adjacent ? Promise.resolve(known.adjacent) : findAdjacent(db, row.id);
  const [adjacent, found, shipAddress, billAddress, place, payments] = await Promise.all([
    requested,
    known.found ?? findLines(db, row.id),
    known.shipAddress ?? addressOf(db, row.ship_address_id),
    known.billAddress ?? addressOf(db, row.bill_address_id),
    known.place ?? (row.pickup_location_id === null ? undefined : findPickupLocation(db, row.pickup_location_id)),
    known.payments ?? requested.then(({ payments: some }) => (some ? findPayments(db, row.id) : [])),
  ]);
  return { adjacent, found, shipAddress, billAddress, place, payments };
};

/** Ways of delivery of a site. An order that is being paid retains what it was promised, though its site has changed. */
const choicesAt = async (db: Db, { delivery }: Site, frozen: boolean): Promise<readonly DeliveryRow[]> => {
  const choices = await findDeliveryChoices(db);
  return frozen || delivery === null ? choices : choices.filter(({ kind }) => delivery.includes(kind));
};

/** @param known need not be read */
export const viewOrder = async (
  db: Db,
  row: OrderRow,
  now: Date,
  known: Partial<OrderRecords> = {},
): Promise<OrderView> => {
  const frozen = isFrozen(row);
  const site = findSite(db, row.site);
  const [records, choices] = await Promise.all([readRecords(db, row, known), choicesAt(db, site, frozen)]);
  const { adjacent, found, shipAddress, billAddress, place, payments } = records;
  const lines = await linesOf(db, found, frozen, now);
  const goods = lines.filter(line => line.kind === 'goods');
  const value = goods.reduce((sum, line) => sum + line.current * line.quantity, 0);
  const shippable = goods.length > 0;
  const isPickup = place !== undefined;
  const destination = place ? { pickup: place } : shipAddress;
  // A paid order retains what it was promised.
  const since = row.completed_at ?? now;
  const clock = { now: since, hour: Number.parseInt(formatTime(since), 10) };
  const way = choices.find(({ id }) => id === row.delivery_id);
  const possible =
    shippable && destination
      ? ratesFor(choices, destination, { value, arrive: arrivalOf(goods, way, frozen, now) }, clock)
      : [];
  // An order that is being paid retains its way, also when a better one has come.
  const rates = frozen ? possible : withoutWorse(possible);
  const chosen = rates.find(({ choice }) => choice.id === row.delivery_id);
  // An order with held goods retains its way of delivery.
  const rate = frozen || !chosen?.closed ? chosen : undefined;
  const missing = isPickup && !frozen ? await findStoresMissingStock(db, lines, now) : undefined;
  const fee = row.completed_at ? row.ship_total : (rate?.cost ?? 0);
  const discounts = adjacent.adjustments
    ? await discountsOf(
        db,
        { id: row.id, user_id: row.user_id, frozen },
        lines.map(({ brand, slug, current, quantity }) => ({ brand, slug, amount: current * quantity })),
        now,
      )
    : [];
  const sums = totalsOf(
    lines.map(line => ({ price: line.current, quantity: line.quantity })),
    fee,
    -discounts.reduce((sum, { amount }) => sum + amount, 0),
  );
  const paid = await paidBy(db, { row, payments, lines, total: sums.total }, now);
  const { sources } = paid;
  const totals = withFee(sums, await feeOf(db, row, payments, paid.due));
  const due = paid.due + totals.fee;
  const { guest_checkout: guestCheckout } = site;
  const mayOrderAsGuest = guestCheckout && row.user_id === null;
  const facts: OrderFacts = {
    state: row.state,
    lines: lines.length,
    short: lines.filter(line => line.short).map(line => shortageOf(line, now))[0],
    signedIn: row.user_id !== null,
    guestCheckout,
    shippable,
    hasAddress: destination !== undefined,
    pickupLacksStock: missing?.has(row.pickup_location_id ?? 0) ?? false,
    rates: rates.filter(({ closed }) => !closed).length,
    hasDelivery: rate !== undefined,
    hasPayment: (due === 0 && lines.length > 0) || livePayment(payments) !== undefined,
    lacksEmail: mayOrderAsGuest && row.email === null,
    lacksPhone: mayOrderAsGuest && phoneOf(row, shipAddress) === null,
    ageFault: lines.some(({ alcohol }) => alcohol)
      ? ageFault(await birthDateOf(db, row), dayIn(shopTimeZone, now))
      : undefined,
  };
  return {
    row,
    site,
    records,
    lines,
    ...{ shipAddress, billAddress, rates, payments, discounts, sources, due, totals, facts },
  };
};

/** Amount left for a provider, after wallets, cards and vouchers. */
export const amountDue = async (shop: Shop, row: OrderRow): Promise<number> =>
  (await viewOrder(shop.db, row, shop.clock())).due;
