import type { PaymentFailure } from '@ortoo/contracts';
import { transact } from '../db/changes';
import type { Reader } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { InvoiceRequest, PaymentProvider } from '../providers/payment-provider';
import type { Shop } from '../shop';
import { refundUnmatched } from '../money/api';
import { completeOrder } from './completion';
import { takeHold, unpaid, withdrawInvoices } from './hold';
import { changeOrder } from './order';
import {
  deadlineOf,
  invoiceOf,
  findMethod,
  findPayment,
  findPayments,
  movePayment,
  type PaymentRow,
  failureOf,
  evaluate,
} from '../payments/api';
import { viewOrder, findContact, findOrderById, findOverdue, lockOrder, type OrderRow } from '../orders/api';
import type { Db } from '../db/schema';
import { freeOrder, giveUpPayment, unmatchedKey } from './give-up';

const providerFor = async (shop: Shop, payment: PaymentRow): Promise<PaymentProvider> => {
  const provider = shop.providers[(await findMethod(shop.db, payment.method_id)).provider];
  if (!provider) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  return provider;
};

const deadlineFor = async (db: Db, payment: PaymentRow, now: Date): Promise<Date> =>
  deadlineOf((await findMethod(db, payment.method_id)).kind, now);

const requirePayment = async (db: Db, orderId: number, id: number): Promise<PaymentRow> => {
  const payment = await findPayment(db, id);
  if (!payment || payment.order_id !== orderId) throw new DomainError('PAYMENT_NOT_FOUND');
  return payment;
};

/** Holds everything for this buyer, or rejects. Returns undefined when that was done before. */
const hold = async (
  trx: Db,
  order: OrderRow,
  payment: PaymentRow,
  now: Date,
): Promise<PaymentRow | 'changed' | undefined> => {
  if (payment.source !== null) throw new DomainError('PAYMENT_NOT_FOUND');
  if (payment.state === 'pending') return undefined;
  if (payment.state === 'processing') throw new DomainError('CONFLICT');
  if (payment.state !== 'checkout') throw new DomainError('PAYMENT_EXPIRED');
  const view = await viewOrder(trx, order, now);
  if (view.due === 0) throw new DomainError('NOTHING_DUE');
  if (!(await takeHold(trx, view, await deadlineFor(trx, payment, now), now))) return 'changed';
  await movePayment(trx, payment.id, ['checkout'], 'processing', { amount: view.due, fee: view.totals.fee });
  return { ...payment, amount: view.due };
};

const abandon = async (shop: Shop, orderId: number, failure: PaymentFailure): Promise<void> => {
  const withdrawn = await transact(shop.db, async trx => {
    const order = await lockOrder(trx, orderId);
    return order.completed_at === null ? freeOrder(trx, order, failure, shop.clock()) : [];
  });
  await withdrawInvoices(shop, withdrawn);
};

/** The buyer's data for the invoice, and the language. */
export interface PaymentRequest {
  reader: Reader;
  card: InvoiceRequest['card'];
}

const requestFor = async (
  shop: Shop,
  payment: PaymentRow,
  { reader, card }: PaymentRequest,
): Promise<InvoiceRequest> => {
  const order = await findOrderById(shop.db, payment.order_id);
  const prefix = reader.locale === reader.fallback ? '' : `/${reader.locale}`;
  return {
    number: payment.number,
    amount: payment.amount,
    description: order.number,
    expiresAt: order.held_until ?? (await deadlineFor(shop.db, payment, shop.clock())),
    callbackUrl: `${shop.origin()}/api/v2/payments/callback?payment=${payment.number}`,
    returnUrl: `${shop.origin()}${prefix}/checkout/pay?order=${order.number}`,
    locale: reader.locale,
    buyer: { userId: order.user_id, phone: (await findContact(shop.db, order.user_id))?.phone ?? null },
    card,
  };
};

/** Holds the stock and requests an invoice from the provider. A repeated call returns the open one. */
export const openInvoice = async (
  shop: Shop,
  orderId: number,
  paymentId: number,
  invoiceRequest: PaymentRequest,
): Promise<void> => {
  const held = await changeOrder(shop, orderId, async (trx, order, now) =>
    hold(trx, order, await requirePayment(trx, orderId, paymentId), now),
  );
  if (held === 'changed') throw new DomainError('ORDER_CHANGED');
  if (!held) return;
  try {
    const provider = await providerFor(shop, held);
    const request = await requestFor(shop, held, invoiceRequest);
    const created = await provider.createInvoice(request);
    const invoice = await invoiceOf(created, held.amount, request.expiresAt);
    const isMoved = await movePayment(shop.db, held.id, ['processing'], 'pending', { invoice });
    if (!isMoved) await provider.cancel(created.invoiceId);
  } catch (error) {
    await abandon(shop, orderId, 'unavailable');
    throw error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
  }
};

/** Queries the provider for the state of a payment and applies it. */
export const settlePayment = async (shop: Shop, payment: PaymentRow): Promise<void> => {
  if (payment.state === 'completed') return;
  const provider = await providerFor(shop, payment);
  const invoice_id = payment.invoice_id ?? provider.invoiceIdOf?.(payment.number) ?? null;
  if (invoice_id === null) return;
  const report = await provider.check(invoice_id);
  const status = evaluate({ amount: payment.amount, invoice_id }, report);
  if (status === 'paid' && (await completeOrder(shop, payment)) === 'completed') return;
  // Withdrawn here while the provider was unavailable: it must not be paid any more.
  if (status === 'open' && !unpaid.includes(payment.state)) return provider.cancel(invoice_id);
  const failure = status === 'paid' ? 'expired' : failureOf(status, report);
  if (failure) await withdrawInvoices(shop, await giveUpPayment(shop, payment, failure, report));
  if (report.state === 'paid') await refundUnmatched(shop, unmatchedKey(payment));
};

export const checkPayment = async (shop: Shop, orderId: number, paymentId: number): Promise<void> => {
  const payment = await requirePayment(shop.db, orderId, paymentId);
  await settlePayment(shop, payment).catch(error => {
    throw error instanceof DomainError ? error : new DomainError('UNAVAILABLE');
  });
};

/** Settles all invoices of an order; completes it when one has been paid. */
export const settleOrder = async (shop: Shop, orderId: number): Promise<void> => {
  const payments = await findPayments(shop.db, orderId);
  const pending = payments.findLast(({ state, source }) => state === 'pending' && source === null);
  if (pending) await checkPayment(shop, orderId, pending.id);
};

/** Frees the stock of expired payments; a payment at the last moment still completes its order. */
export const freeOverdue = async (shop: Shop): Promise<void> => {
  for (const order of await findOverdue(shop.db, shop.clock())) {
    await settleOrder(shop, order.id).catch(() => undefined);
    const [current] = (await findOverdue(shop.db, shop.clock())).filter(({ id }) => id === order.id);
    if (current) await abandon(shop, order.id, 'expired');
  }
};
