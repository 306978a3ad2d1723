import type { Shop } from '../shop';
import { findLines } from './line-items.tables';
import { type Db, type OrderRow, updateOrder } from './orders.tables';
import { findMethod, findPayments, movePayment } from './payments.tables';
import { unreserve } from './reserve';

/** Provider and invoice of a payment that nobody shall pay any more. */
export interface Withdrawn {
  provider: string;
  invoiceId: string;
}

/**
 * Takes an order out of payment: its stock goes back to the shelf and its open invoices are void. Answers them, for the
 * provider has to be told once this is committed.
 */
export const releaseHold = async (
  trx: Db,
  order: OrderRow,
  to: 'void' | 'failed',
  now: Date,
): Promise<{ order: OrderRow; withdrawn: Withdrawn[] }> => {
  const withdrawn: Withdrawn[] = [];
  for (const payment of await findPayments(trx, order.id)) {
    const moved = await movePayment(trx, payment.id, ['checkout', 'processing', 'pending'], to);
    if (moved && payment.invoice_id) {
      withdrawn.push({ provider: (await findMethod(trx, payment.method_id)).provider, invoiceId: payment.invoice_id });
    }
  }
  if (order.held_until === null) return { order, withdrawn };
  await unreserve(trx, await findLines(trx, order.id));
  return { order: await updateOrder(trx, order, { held_until: null }, now), withdrawn };
};

/** Tells the providers. Whoever pays such an invoice all the same is paid back when that is seen. */
export const withdrawInvoices = async (shop: Shop, withdrawn: readonly Withdrawn[]): Promise<void> => {
  await Promise.allSettled(withdrawn.map(({ provider, invoiceId }) => shop.providers[provider]?.cancel(invoiceId)));
};
