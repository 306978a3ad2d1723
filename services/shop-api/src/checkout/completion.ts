import { scheduleFor } from '@ortoo/contracts';
import { findOptions } from '../catalog/api';
import { transact } from '../db/changes';
import { postAll } from '../db/outbox.tables';
import type { CouponSnapshot } from '../db/schema.orders';
import { DomainError } from '../http/domain-error';
import { bookSale, findWallets, rewardsFor } from '../money/api';
import type { Shop } from '../shop';
import {
  insertCoupons,
  couponsFor,
  type IssuedLicense,
  isIssued,
  licensesFor,
  insertLicenses,
  signerOf,
} from '../tickets/api';
import { emailOf, notifyBuyer } from '../emails/api';
import { findLeaseOfOrder } from '../leasing/api';
import {
  type KnownOrder,
  type LineRow,
  livePayment,
  type OrderRecords,
  type OrderView,
  viewOrder,
  type LockOrder,
  rememberBuyer,
  type OrderRow,
  updateOrder,
} from '../orders/api';
import type { Db } from '../db/schema';
import { findMethod, movePayment, type PaymentRow } from '../payments/api';
import { findPickupLocation, setShipment } from '../delivery/api';
import { confirmationOf, confirmationSms } from './confirmation';
import { takeGoods } from './hold';
import { settleOrder } from './order-payments';

type IssuedCoupon = Awaited<ReturnType<typeof insertCoupons>>[number];

const issueCoupons = async (trx: Db, view: OrderView, now: Date): Promise<IssuedCoupon[]> => {
  if (!view.lines.some(({ kind }) => isIssued(kind))) return [];
  const signer = await signerOf(trx, now);
  const options = await findOptions(trx);
  const describe = (line: LineRow): CouponSnapshot['options'] =>
    line.option_value_ids.flatMap(id => {
      const value = options.values.get(id);
      const type = value && options.types.get(value.option_type_id);
      return value && type ? [{ type: type.name, value: value.name }] : [];
    });
  const issued = couponsFor(view.lines, describe, signer, now);
  const { id: order_id, user_id } = view.row;
  return insertCoupons(
    trx,
    issued.map(coupon => ({ ...coupon, order_id, user_id })),
  );
};

const issueLicenses = async (
  trx: Db,
  { lines, row: { id: order_id, user_id } }: OrderView,
  now: Date,
): Promise<IssuedLicense[]> => {
  const issued = licensesFor(lines, now);
  await insertLicenses(
    trx,
    issued.map(({ name, ...license }) => ({ ...license, name: JSON.stringify(name), order_id, user_id })),
  );
  return issued;
};

/** With a lease the provider has lent the rest: the buyer has paid the down payment. */
const collectedBy = async (trx: Db, { row }: OrderView, payment: PaymentRow | null) => {
  if (!payment) return { received: 0, financed: 0 };
  const isLease = (await findMethod(trx, payment.method_id)).kind === 'instalment';
  const lease = isLease ? await findLeaseOfOrder(trx, row.id) : undefined;
  if (!lease) return { received: payment.amount, financed: 0 };
  const financed = scheduleFor(lease.financed, lease.months).reduce((sum, { amount }) => sum + amount, 0);
  return { received: lease.down_payment, financed };
};

interface Issued {
  coupons: readonly IssuedCoupon[];
  licenses: readonly IssuedLicense[];
}

const confirmTo = async (
  trx: Db,
  view: OrderView,
  { coupons, licenses }: Issued,
  { payment, now }: { payment: PaymentRow | null; now: Date },
): Promise<void> => {
  const { row, shipAddress } = view;
  const pickup = row.pickup_location_id === null ? undefined : await findPickupLocation(trx, row.pickup_location_id);
  const options = await findOptions(trx);
  const sale = { view, pickup, now, licenses, options, ...(await collectedBy(trx, view, payment)) };
  const papers = coupons.map(({ id, number }) => ({
    ...{ name: `${number}.pdf`, contentType: 'application/pdf', couponId: id },
  }));
  const contact = await rememberBuyer(trx, row);
  const email = row.email ?? shipAddress?.email ?? contact?.email;
  const phone = shipAddress?.phone ?? row.phone ?? contact?.phone;
  const sms = { kind: 'sms', subject: '', body: confirmationSms(sale), orderId: row.id } as const;
  const messages = [
    ...(email ? [emailOf(email, row, confirmationOf(sale), papers)] : []),
    ...(phone ? [{ ...sms, recipient: phone }] : []),
  ];
  await postAll(trx, messages, now);
  await notifyBuyer(trx, row, 'confirmed', {}, now);
};

const grossOf = ({ totals }: OrderView): number => totals.items + totals.ship;

/** Cashback is earned on money; wallets that were topped up with money count. */
const rewardsOf = async (trx: Db, view: OrderView, provided: number) => {
  const wallets = await findWallets(trx);
  const isMoney = (code: string) =>
    wallets.some(({ code: wallet, funding }) => code === `wallet:${wallet}` && funding === 'cash');
  const fromWallets = view.sources.reduce((sum, { code, amount }) => sum + (isMoney(code) ? amount : 0), 0);
  const lines = view.lines.map(({ sku, current, quantity }) => ({ sku, amount: current * quantity }));
  return rewardsFor(wallets, lines, { inMoney: provided + fromWallets, gross: grossOf(view) });
};

const book = async (trx: Db, view: OrderView, payment: PaymentRow | null, now: Date): Promise<void> => {
  const { row, sources } = view;
  const held = row.held_until !== null;
  const provider = payment && {
    name: (await findMethod(trx, payment.method_id)).provider,
    amount: payment.amount,
  };
  for (const { payment: own, amount } of sources)
    await movePayment(trx, own.id, [held ? 'pending' : 'checkout'], 'completed', { amount, completed_at: now });
  await bookSale(
    trx,
    {
      orderId: row.id,
      userId: row.user_id,
      gross: grossOf(view),
      discount: -view.totals.adjustments,
      fee: view.totals.fee,
      sources,
      held,
      provider,
      rewards: await rewardsOf(trx, view, (provider?.amount ?? 0) - view.totals.fee),
    },
    now,
  );
};

/** Completes an order whose stock is taken: coupons, messages and books in the same transaction. */
const finishOrder = async (trx: Db, view: OrderView, payment: PaymentRow | null, now: Date): Promise<OrderRow> => {
  const { row: order } = view;
  const coupons = await issueCoupons(trx, view, now);
  const licenses = await issueLicenses(trx, view, now);
  const { shippable } = view.facts;
  if (shippable) await setShipment(trx, order.id, { state: 'pending', cost: view.totals.ship });
  const completed = await updateOrder(
    trx,
    order,
    {
      state: 'complete',
      payment_state: 'paid',
      shipment_state: shippable ? 'pending' : null,
      item_total: view.totals.items,
      ship_total: view.totals.ship,
      adjustment_total: view.totals.adjustments,
      fee_total: view.totals.fee,
      payment_total: view.totals.total,
      completed_at: now,
      held_until: null,
    },
    now,
  );
  await confirmTo(trx, view, { coupons, licenses }, { payment, now });
  // Last: every sale waits for the ledger accounts of the one before.
  await book(trx, view, payment, now);
  return completed;
};

/** Completes an order that is held for a payment. False when the money or stock is not as agreed any more. */
export const completePaid = async (trx: Db, view: OrderView, payment: PaymentRow, now: Date): Promise<boolean> => {
  if (view.row.held_until === null || view.due !== payment.amount) return false;
  await finishOrder(trx, view, payment, now);
  return true;
};

/** What is known of an order when it is sold. */
const knownOf = ({ found, shipAddress, adjacent }: OrderView['records']): Partial<OrderRecords> => ({
  ...{ found, shipAddress },
  adjacent: found.every(({ kind }) => kind === 'goods') ? adjacent : { ...adjacent, coupons: true, licenses: true },
});

/** Completes a cart that wallets, cards and vouchers pay in full. An invoice that is open for it is settled first. */
export const completeCovered = async (shop: Shop, lock: LockOrder, { isSettled = false } = {}): Promise<KnownOrder> => {
  const completed = await transact(shop.db, async trx => {
    const order = await lock(trx);
    const now = shop.clock();
    if (order.completed_at !== null) return { order, known: {} };
    if (!isSettled && order.state !== 'confirm') throw new DomainError('STATE_TRANSITION');
    // Only an order that is held can have an open invoice.
    if (!isSettled && order.held_until !== null) return order.id;
    const view = await viewOrder(trx, order, now);
    if (view.due > 0) throw new DomainError('PAYMENT_REQUIRED');
    const unused = livePayment(view.payments);
    if (unused) await movePayment(trx, unused.id, ['checkout'], 'void');
    const { changed, taken } = await takeGoods(trx, view, now);
    return changed ?? { order: await finishOrder(trx, taken, null, now), known: knownOf(view.records) };
  });
  if (completed instanceof DomainError) throw completed;
  if (typeof completed === 'number') {
    await settleOrder(shop, completed);
    return completeCovered(shop, lock, { isSettled: true });
  }
  return completed;
};
