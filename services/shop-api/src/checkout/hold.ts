import type { PaymentFailure } from '@ortoo/contracts';
import { findHeldUntil, goneOrHeld } from '../catalog/api';
import { DomainError, rejected, type Rejection } from '../http/domain-error';
import { holdSources, findSources, releaseSources } from '../money/api';
import { claimDiscounts, unclaimDiscounts } from '../promotions/api';
import { agree, isAgreed, rejectLost } from './agree';
import {
  findLines,
  setLine,
  blocksOf,
  type OrderView,
  type SourcePayment,
  type OrderRow,
  updateOrder,
  reserve,
  unreserve,
} from '../orders/api';
import type { Db } from '../db/schema';
import {
  endStateOf,
  findMethod,
  findPayments,
  insertPayment,
  movePayment,
  type PaymentRow,
  unpaid,
  type Withdrawn,
} from '../payments/api';

/** Another buyer was faster: with the goods, or with the nights or seats. */
const takenBy = async (trx: Db, { lines }: OrderView, variantId: number, now: Date): Promise<Rejection> => {
  const kind = lines.find(line => line.variant_id === variantId)?.booking?.kind;
  if (kind === undefined)
    return goneOrHeld('OUT_OF_STOCK', (await findHeldUntil(trx, [variantId])).get(variantId), now);
  return { code: kind === 'stay' ? 'ROOMS_TAKEN' : 'SEATS_TAKEN' };
};

interface Taken {
  /** The order with the sources that pay. */
  taken: OrderView;
  changed?: undefined;
}

/** The error to report once the change is stored. */
export interface Changed {
  changed: DomainError;
  taken?: undefined;
}

const changeOf = ({ lines, totals }: OrderView): DomainError => {
  const from = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (from === totals.items) return new DomainError('AMOUNT_CHANGED');
  return new DomainError('PRICE_CHANGED', { amounts: { from, to: totals.items } });
};

/**
 * Takes stock and uses of codes for this buyer, and fixes prices and discounts. All or, within the caller's transaction,
 * an error. When prices or sources have changed, the change is stored and to be shown to the buyer first.
 */
export const takeGoods = async (trx: Db, view: OrderView, now: Date): Promise<Taken | Changed> => {
  const { row, facts, lines, discounts, sources } = view;
  const block = blocksOf(facts)[0];
  if (block) throw rejected(block);
  if (row.state !== 'confirm') throw new DomainError('STATE_TRANSITION');
  rejectLost(view);
  if (!isAgreed(view)) {
    for (const line of lines) if (line.price !== line.current) await setLine(trx, line.id, { price: line.current });
    await agree(trx, view);
    return { changed: changeOf(view) };
  }
  const short = await reserve(trx, lines);
  if (short !== undefined) throw rejected(await takenBy(trx, view, short, now), { variant_id: short });
  await claimDiscounts(trx, { id: row.id, user_id: row.user_id, frozen: false }, discounts);
  const paying = sources.filter(({ amount }) => amount > 0);
  const idle = sources.filter(({ amount }) => amount === 0);
  for (const { payment } of idle) await movePayment(trx, payment.id, ['checkout'], 'void');
  return { taken: { ...view, sources: paying } };
};

/** Takes the goods and holds them until then with the money of wallets, cards and vouchers. */
export const takeHold = async (trx: Db, view: OrderView, until: Date, now: Date): Promise<Changed | undefined> => {
  const { changed, taken } = await takeGoods(trx, view, now);
  if (changed) return { changed };
  const { row, sources } = taken;
  await holdSources(trx, row.id, sources, now);
  for (const { payment, amount } of sources) await movePayment(trx, payment.id, ['checkout'], 'pending', { amount });
  await updateOrder(trx, row, { held_until: until, payment_state: 'balance_due' }, now);
  return undefined;
};

/** Releases the holds; the choices stay as a new payment. */
const releaseMoney = async (trx: Db, order: OrderRow, payments: readonly PaymentRow[], now: Date): Promise<void> => {
  const held = payments.filter(
    (payment): payment is SourcePayment => payment.source !== null && payment.state === 'pending',
  );
  if (held.length > 0) {
    const sources = await findSources(trx, held, order.user_id, now);
    await releaseSources(
      trx,
      order.id,
      sources.map(source => ({ ...source, amount: source.requested })),
      now,
    );
  }
  for (const { id, method_id, amount, source } of held) {
    await movePayment(trx, id, ['pending'], 'void');
    await insertPayment(trx, { purpose: 'order', purpose_id: order.id, method_id, amount, source, now });
  }
};

/**
 * Takes an order out of payment: stock, codes and money are free again and its open invoices are void. Returns these,
 * so that the provider is notified after the commit.
 */
export const releaseHold = async (
  trx: Db,
  order: OrderRow,
  to: 'void' | 'failed',
  now: Date,
  failure: PaymentFailure | null = null,
): Promise<{ order: OrderRow; withdrawn: Withdrawn[] }> => {
  const withdrawn: Withdrawn[] = [];
  const payments = await findPayments(trx, order.id);
  for (const payment of payments.filter(({ source, state }) => source === null && unpaid.includes(state))) {
    const moved = await movePayment(trx, payment.id, unpaid, to, { failure });
    if (moved && payment.invoice_id) {
      withdrawn.push({ provider: (await findMethod(trx, payment.method_id)).provider, invoiceId: payment.invoice_id });
    }
  }
  if (order.held_until === null) return { order, withdrawn };
  await unreserve(trx, await findLines(trx, order.id));
  await unclaimDiscounts(trx, order.id);
  await releaseMoney(trx, order, payments, now);
  const change = { held_until: null, payment_state: withdrawn.length > 0 ? to : null };
  return { order: await updateOrder(trx, order, change, now), withdrawn };
};

/**
 * Payment state of a cart about to be changed: void while its buyer should know that an invoice was withdrawn for a
 * change. What has become of any other payment concerns the cart before.
 */
export const stateForChange = async (trx: Db, order: OrderRow): Promise<'void' | null> => {
  if (order.payment_state !== 'void' || (await findLines(trx, order.id)).length === 0) return null;
  const last = (await findPayments(trx, order.id)).findLast(({ source }) => source === null);
  return last?.failure === null ? 'void' : null;
};

/** Takes an order out of payment, so that its buyer can pay again. */
export const freeOrder = async (trx: Db, order: OrderRow, failure: PaymentFailure, now: Date): Promise<Withdrawn[]> => {
  const state = endStateOf(failure);
  const released = await releaseHold(trx, order, state, now, failure);
  await updateOrder(trx, released.order, { state: 'payment', payment_state: state }, now);
  return released.withdrawn;
};
