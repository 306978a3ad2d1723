import type { PaymentFailure } from '@ortoo/contracts';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError, unavailable } from '../http/domain-error';
import type { PaymentProvider, PaymentReport } from '../providers/payment-provider';
import type { Shop } from '../shop';
import {
  findExpired,
  findMethod,
  findPayment,
  findPaymentByNumber,
  isPaidByAnother,
  movePayment,
  type PaymentRow,
} from './payments.tables';
import type { Withdrawn } from './purpose';
import { evaluate, failureOf } from './settlement.rules';
import { recordUnmatched, refundUnmatched } from './unmatched';

/** Open states of a provider's payment, never reached again after it is paid or given up. */
export const unpaid: readonly PaymentRow['state'][] = ['checkout', 'processing', 'pending'];
/** States in which the money of a payment may still pay for something. */
const payable: readonly PaymentRow['state'][] = ['processing', 'pending'];

/** Key of a payment in the ledger and among the unmatched ones. */
const keyOf = ({ id, purpose, purpose_id }: PaymentRow): string =>
  purpose === 'order' ? `payment:${id}` : `${purpose}:${purpose_id}`;

/** An expired or unavailable invoice is void, all others have failed. */
export const endStateOf = (failure: PaymentFailure): 'void' | 'failed' =>
  failure === 'expired' || failure === 'unavailable' ? 'void' : 'failed';

export const providerOf = async (shop: Shop, { method_id }: PaymentRow): Promise<PaymentProvider> => {
  const provider = shop.providers[(await findMethod(shop.db, method_id)).provider];
  if (!provider) throw new DomainError('PAYMENT_METHOD_UNKNOWN');
  return provider;
};

/** Notifies the providers. A payment of such an invoice is refunded when it is seen. */
export const withdrawInvoices = async (shop: Shop, withdrawn: readonly Withdrawn[]): Promise<void> => {
  await Promise.allSettled(withdrawn.map(({ provider, invoiceId }) => shop.providers[provider]?.cancel(invoiceId)));
};

/** Rolls back when there is nothing that the money could pay for. */
class NothingToPay extends Error {
  override readonly name = 'NothingToPay';
}

/** Completes a payment with what it pays for, all or nothing and once. False when it pays for nothing. */
const complete = async (shop: Shop, { id, purpose, purpose_id }: PaymentRow): Promise<boolean> => {
  const { lock, onPaid } = shop.purposes[purpose];
  try {
    await transact(shop.db, async trx => {
      const now = shop.clock();
      await lock(trx, purpose_id);
      const payment = await findPayment(trx, id);
      if (payment?.state === 'completed') return;
      if (!payment || !(await movePayment(trx, id, payable, 'completed', { completed_at: now })))
        throw new NothingToPay();
      if (!(await onPaid(trx, payment, now))) throw new NothingToPay();
    });
    return true;
  } catch (error) {
    if (error instanceof NothingToPay) return false;
    throw error;
  }
};

/** Money that arrives nevertheless is owed back, and the buyer is informed. */
const owe = async (
  shop: Shop,
  trx: Db,
  { payment, orderId, report }: { payment: PaymentRow; orderId: number | null; report: PaymentReport },
  now: Date,
): Promise<void> => {
  if (report.state !== 'paid') return;
  const { amount, currency, invoiceId: invoice_id } = report;
  const { provider } = await findMethod(trx, payment.method_id);
  const late = (await isPaidByAnother(trx, payment)) ? ('repeated' as const) : ('late' as const);
  const reason = amount === payment.amount ? late : ('wrong_amount' as const);
  const { number } = payment;
  const unmatched = { key: keyOf(payment), number, order_id: orderId, provider, invoice_id, amount, currency, reason };
  if (!(await recordUnmatched(trx, unmatched, now))) return;
  await shop.purposes[payment.purpose].onRefunded?.(trx, payment, { amount, currency }, now);
};

/**
 * Ends a payment that buys nothing, with the money received for it, in one transaction with the change of what it was
 * for: a payment is never both completed and owed back. Returns the invoices that are withdrawn with it.
 */
const giveUp = (
  shop: Shop,
  { id, purpose, purpose_id }: PaymentRow,
  failure: PaymentFailure,
  report?: PaymentReport,
): Promise<Withdrawn[]> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    const { lock, onFailed } = shop.purposes[purpose];
    const { orderId } = await lock(trx, purpose_id);
    const payment = await findPayment(trx, id);
    if (!payment || payment.state === 'completed') return [];
    if (report) await owe(shop, trx, { payment, orderId, report }, now);
    if (!unpaid.includes(payment.state)) return [];
    const withdrawn = (await onFailed?.(trx, payment, failure, now)) ?? [];
    const isMoved = await movePayment(trx, id, unpaid, endStateOf(failure), { failure });
    if (!isMoved || payment.invoice_id === null) return withdrawn;
    const { provider } = await findMethod(trx, payment.method_id);
    return [...withdrawn, { provider, invoiceId: payment.invoice_id }];
  });

/** Ends an open payment and withdraws its invoice. */
export const endPayment = async (shop: Shop, payment: PaymentRow, failure: PaymentFailure): Promise<void> =>
  withdrawInvoices(shop, await giveUp(shop, payment, failure));

/** Queries the provider for the state of a payment and applies it. */
export const settlePayment = async (shop: Shop, payment: PaymentRow): Promise<void> => {
  if (payment.state === 'completed') return;
  const provider = await providerOf(shop, payment);
  const invoice_id = payment.invoice_id ?? provider.invoiceIdOf?.(payment.number) ?? null;
  if (invoice_id === null) return;
  const report = await provider.check(invoice_id);
  const status = evaluate({ amount: payment.amount, invoice_id }, report);
  if (status === 'paid' && (await complete(shop, payment))) return;
  // Withdrawn here while the provider was unavailable: it must not be paid any more.
  if (status === 'open' && !unpaid.includes(payment.state)) return provider.cancel(invoice_id);
  const failure = status === 'paid' ? 'expired' : failureOf(status, report);
  if (failure) await withdrawInvoices(shop, await giveUp(shop, payment, failure, report));
  if (report.state === 'paid') await refundUnmatched(shop, keyOf(payment));
};

/** The same for a buyer who waits for it. */
export const checkPayment = async (shop: Shop, payment: PaymentRow): Promise<void> => {
  await settlePayment(shop, payment).catch(unavailable);
};

/** Settles the payment with a number, whatever it is for. */
export const settleNumber = async (shop: Shop, number: string): Promise<void> => {
  const payment = await findPaymentByNumber(shop.db, number);
  if (payment) await settlePayment(shop, payment);
};

/** The same for a buyer who waits for it. */
export const checkNumber = async (shop: Shop, number: string): Promise<void> => {
  const payment = await findPaymentByNumber(shop.db, number);
  if (payment) await checkPayment(shop, payment);
};

/** Ends unpaid recharges and lease payments at their deadline; a payment at the last moment still counts. */
export const endExpiredPayments = async (shop: Shop): Promise<void> => {
  for (const payment of await findExpired(shop.db, shop.clock())) {
    await settlePayment(shop, payment).catch(() => undefined);
    await endPayment(shop, payment, 'expired');
  }
};
