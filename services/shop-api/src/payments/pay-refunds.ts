import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { accounts, post, transfer } from '../money/api';
import type { Shop } from '../shop';
import { endPart, findDueParts, insertRefund, insertRefundPart } from './refunds.tables';

export type RefundDeps = Pick<Shop, 'db' | 'clock' | 'providers'>;

interface OwedPayment {
  key: string;
  payment_id: number;
  provider: string;
  amount: number;
}

/** Owes a whole completed payment back to its buyer; the provider is asked by `payRefunds`. */
export const refundPayment = async (
  trx: Db,
  { key, payment_id, provider, amount }: OwedPayment,
  now: Date,
): Promise<void> => {
  const refund = await insertRefund(trx, { key, order_id: null, amount, destination: 'original', created_at: now });
  if (!refund) return;
  const account = accounts.payable(provider).code;
  await insertRefundPart(trx, { refund_id: refund.id, payment_id, amount, account, withheld: 0, state: 'pending' });
};

/**
 * Makes providers refund the amounts owed to buyers. Retried until it succeeds.
 * @param key of one refund alone
 */
export const payRefunds = async ({ db, clock, providers }: RefundDeps, key?: string): Promise<void> => {
  for (const { id, amount, order_id, invoice_id, provider } of await findDueParts(db, key)) {
    if (invoice_id === null) continue;
    const requested = await providers[provider]?.refund(invoice_id).then(
      () => true,
      () => false,
    );
    if (!requested) continue;
    await transact(db, async trx => {
      if (!(await endPart(trx, id))) return;
      const entries = transfer(accounts.payable(provider), accounts.provider(provider), amount);
      await post(trx, { key: `refund_part:${id}:paid`, reason: 'refund', orderId: order_id, entries }, clock());
    });
  }
};
