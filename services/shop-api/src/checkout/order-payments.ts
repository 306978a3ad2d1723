import { findSite } from '../content/api';
import { transact } from '../db/changes';
import { readerAt, type Reader } from '../http/locale';
import { DomainError, unavailable } from '../http/domain-error';
import type { InvoiceRequest } from '../providers/payment-provider';
import type { Shop } from '../shop';
import type { Db } from '../db/schema';
import {
  findContact,
  findOrderById,
  findOverdue,
  livePayment,
  lockOrder,
  type OrderRow,
  updateOrder,
  viewOrder,
} from '../orders/api';
import {
  checkPayment,
  deadlineOf,
  findMethod,
  findMethods,
  findPayment,
  findPayments,
  insertPayment,
  movePayment,
  type PaymentRow,
  requestInvoice,
  withdrawInvoices,
} from '../payments/api';
import { importFreshStatement, transferProvider } from '../transfers/api';
import { type Changed, freeOrder, releaseHold, takeHold } from './hold';
import { changeOrder } from './order';

const requirePayment = async (db: Db, orderId: number, id: number): Promise<PaymentRow> => {
  const payment = await findPayment(db, id);
  if (!payment || payment.order_id !== orderId) throw new DomainError('PAYMENT_NOT_FOUND');
  return payment;
};

/** A payment in process, and the order that is held for it. */
interface HeldPayment {
  payment: PaymentRow;
  order: OrderRow;
  until: Date;
}

/** Holds everything for this buyer, or rejects. Returns undefined when that was done before. */
const hold = async (
  trx: Db,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<HeldPayment | Changed | undefined> => {
  if (payment.source !== null) throw new DomainError('PAYMENT_NOT_FOUND');
  if (payment.state === 'pending') return undefined;
  if (payment.state === 'processing') throw new DomainError('CONFLICT');
  if (payment.state !== 'checkout') throw new DomainError('PAYMENT_EXPIRED');
  const view = await viewOrder(trx, order, now);
  if (view.due === 0) throw new DomainError('NOTHING_DUE');
  const until = deadlineOf((await findMethod(trx, payment.method_id)).kind, now);
  const changed = await takeHold(trx, view, until, now);
  if (changed) return changed;
  const change = { amount: view.due, fee: view.totals.fee, expires_at: until };
  await movePayment(trx, payment.id, ['checkout'], 'processing', change);
  return { payment: { ...payment, amount: view.due }, order, until };
};

/** The buyer's data for the invoice, and the language. */
export interface PaymentRequest {
  reader: Reader;
  card: InvoiceRequest['card'];
}

/** Whether the open invoice of a payment is for another card than this, or would not save it as requested. */
const isForOtherCard = async (
  shop: Shop,
  { method_id, state, invoice_id }: PaymentRow,
  card: PaymentRequest['card'],
): Promise<boolean> => {
  if (state !== 'pending' || invoice_id === null) return false;
  const provider = shop.providers[(await findMethod(shop.db, method_id)).provider];
  return (await provider?.isForCard?.(invoice_id, card)) === false;
};

/** Withdraws an open payment in favour of a new one of the same method, unless it has been paid. */
const replacePayment = async (shop: Shop, orderId: number, paymentId: number): Promise<PaymentRow> => {
  await checkOrderPayment(shop, orderId, paymentId);
  const checked = await requirePayment(shop.db, orderId, paymentId);
  if (checked.state !== 'pending') return checked;
  const { payment, withdrawn } = await changeOrder(shop, orderId, async (trx, locked, now) => {
    const { method_id, amount, fee } = await requirePayment(trx, orderId, paymentId);
    const { order, withdrawn: invoices } = await releaseHold(trx, locked, 'void', now);
    const choice = { purpose: 'order' as const, purpose_id: order.id, method_id, amount, fee, now };
    return { payment: await insertPayment(trx, choice), withdrawn: invoices };
  });
  await withdrawInvoices(shop, withdrawn);
  return payment;
};

/** Holds the stock and requests an invoice from the provider. A repeated call for the same returns the open one. */
export const openInvoice = async (
  shop: Shop,
  orderId: number,
  paymentId: number,
  { reader, card }: PaymentRequest,
): Promise<void> => {
  const known = await requirePayment(shop.db, orderId, paymentId);
  const isReplaced = await isForOtherCard(shop, known, card);
  const { id, state } = isReplaced ? await replacePayment(shop, orderId, paymentId) : known;
  if (state === 'completed') return;
  const held = await changeOrder(shop, orderId, async (trx, order, now) =>
    hold(trx, order, await requirePayment(trx, orderId, id), now),
  );
  if (!held) return;
  if ('changed' in held) throw held.changed;
  const { payment, order, until } = held;
  await requestInvoice(shop, payment, {
    description: order.number,
    expiresAt: until,
    returnPath: `/checkout/pay?order=${order.number}&returned=1`,
    reader,
    buyer: { userId: order.user_id, phone: order.phone ?? (await findContact(shop.db, order.user_id))?.phone ?? null },
    card,
  });
};

/** Takes an unpaid order out of whatever it was to be paid with; its new payment is by this method. */
const choosePayment = async (trx: Db, locked: OrderRow, methodId: number, now: Date) => {
  if (locked.state !== 'payment' && locked.state !== 'confirm') throw new DomainError('STATE_TRANSITION');
  const { order, withdrawn } = await releaseHold(trx, locked, 'void', now);
  const ready = await updateOrder(trx, order, { state: 'confirm' }, now);
  const { due } = await viewOrder(trx, ready, now);
  const choice = { purpose: 'order' as const, purpose_id: order.id, method_id: methodId, amount: due, now };
  return { order: ready, payment: await insertPayment(trx, choice), withdrawn };
};

/** The open payment by transfer, or a new one in place of any other. */
const chooseTransfer = (shop: Shop, orderId: number, methodId: number) =>
  changeOrder(shop, orderId, async (trx, locked, now) => {
    const open = livePayment(await findPayments(trx, orderId));
    if (open?.method_id === methodId && open.state === 'pending') return { payment: open, withdrawn: [] };
    return choosePayment(trx, locked, methodId, now);
  });

/** Holds an unpaid order for money that its provider has already; it must cost just as much. */
export const holdForReceived = async (
  shop: Shop,
  orderId: number,
  { methodId, amount }: { methodId: number; amount: number },
): Promise<PaymentRow> => {
  await settleOrder(shop, orderId);
  const { held, withdrawn } = await changeOrder(shop, orderId, async (trx, locked, now) => {
    const chosen = await choosePayment(trx, locked, methodId, now);
    const taken = await hold(trx, chosen.order, chosen.payment, now);
    const due = taken && 'payment' in taken ? taken.payment.amount : amount;
    if (due !== amount) throw new DomainError('MATCH_AMOUNT', { amounts: { due } });
    return { held: taken, withdrawn: chosen.withdrawn };
  });
  await withdrawInvoices(shop, withdrawn);
  if (!held) throw new DomainError('CONFLICT');
  if ('changed' in held) throw held.changed;
  return held.payment;
};

/**
 * Makes an unpaid order wait for a bank transfer, with its goods held anew when they had been freed. Returns the
 * reference of the transfer.
 */
export const awaitTransfer = async (shop: Shop, orderId: number): Promise<string> => {
  await settleOrder(shop, orderId);
  const method = (await findMethods(shop.db)).find(({ provider }) => provider === transferProvider);
  if (!method) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  const { payment, withdrawn } = await chooseTransfer(shop, orderId, method.id);
  await withdrawInvoices(shop, withdrawn);
  const { locale, site } = await findOrderById(shop.db, orderId);
  const reader = readerAt(findSite(shop.db, site), locale);
  await openInvoice(shop, orderId, payment.id, { reader, card: { save: false } });
  const invoice = (await findPayment(shop.db, payment.id))?.invoice_id;
  if (!invoice) throw new DomainError('PAYMENT_EXPIRED');
  return invoice;
};

/** For a buyer who waits. */
export const checkOrderPayment = async (shop: Shop, orderId: number, paymentId: number): Promise<void> => {
  const payment = await requirePayment(shop.db, orderId, paymentId);
  const { provider } = await findMethod(shop.db, payment.method_id);
  if (provider === transferProvider && payment.state === 'pending') await importFreshStatement(shop).catch(unavailable);
  await checkPayment(shop, payment);
};

/** Settles all invoices of an order; completes it when one has been paid. */
export const settleOrder = async (shop: Shop, orderId: number): Promise<void> => {
  const payments = await findPayments(shop.db, orderId);
  const pending = payments.findLast(({ state, source }) => state === 'pending' && source === null);
  if (pending) await checkPayment(shop, pending);
};

const endHold = async (shop: Shop, orderId: number): Promise<void> => {
  const withdrawn = await transact(shop.db, async trx => {
    const order = await lockOrder(trx, orderId);
    return order.completed_at === null ? freeOrder(trx, order, 'expired', shop.clock()) : [];
  });
  await withdrawInvoices(shop, withdrawn);
};

/** Frees the stock of expired payments; a payment at the last moment still completes its order. */
export const freeOverdue = async (shop: Shop): Promise<void> => {
  for (const order of await findOverdue(shop.db, shop.clock())) {
    await settleOrder(shop, order.id).catch(() => undefined);
    const [current] = (await findOverdue(shop.db, shop.clock())).filter(({ id }) => id === order.id);
    if (current) await endHold(shop, order.id);
  }
};
