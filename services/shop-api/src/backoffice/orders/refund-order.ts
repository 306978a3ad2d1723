import type { refundStaffOrderSchemas } from '@ortoo/contracts/schema';
import type { z } from 'zod';
import { transact } from '../../db/changes';
import { DomainError, fieldError } from '../../http/domain-error';
import { randomDigits } from '../../http/tokens';
import { accounts, post, transfer } from '../../money/api';
import { endBankParts, findBankAmount, findPayments, payRefunds } from '../../payments/api';
import { bookRefundOf } from '../../refunds/api';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { isIban, transferProvider } from '../../transfers/api';
import { lockOrder } from '../../orders/api';
import { findRefundKey, noteRefund, type PlacedOrder } from './order-details.tables';

type Refund = z.output<typeof refundStaffOrderSchemas.body>;

const bankAccountOf = ({ to, account_name, iban }: Refund) => {
  if (to !== 'bank') return { account_name: null, iban: null };
  if (account_name === '') throw new DomainError('INVALID', { fields: { account_name: 'required' } });
  if (!isIban(iban)) throw fieldError('iban', 'IBAN_WRONG');
  return { account_name, iban: iban.replace(/\s/g, '').toUpperCase() };
};

/** Refunds a part of an order's money, or all of it, where staff and buyer have agreed. */
export const refundByStaff = async (
  shop: Shop,
  request: StaffRequest,
  order: PlacedOrder,
  refund: Refund,
): Promise<void> => {
  const { amount, to, reason } = refund;
  if (to === 'wallet' && order.user_id === null) throw fieldError('to', 'REFUND_NO_WALLET');
  const account = bankAccountOf(refund);
  const now = shop.clock();
  await transact(shop.db, async trx => {
    await lockOrder(trx, order.id);
    const paid = (await findPayments(trx, order.id)).filter(({ state }) => state === 'completed');
    const left = paid.reduce((sum, payment) => sum + payment.amount - payment.refunded, 0);
    // A provider refunds whole payments only.
    const isPart = amount < left && paid.some(({ source }) => source === null);
    if (to === 'original' && isPart) throw fieldError('to', 'REFUND_PART');
    const key = `staff:${order.id}:${randomDigits(12)}`;
    const { id } = await bookRefundOf(trx, order.id, { key, of: { amount }, to }, now);
    await noteRefund(trx, id, { reason, ...account });
    const change = { before: { refundable: left }, after: { refundable: left - amount, refund: id, amount, to } };
    await audit(trx, request, { subject: 'order', id: order.number, ...change, reason });
  });
  await payRefunds(shop);
};

/** The transfer of a refund to the buyer's bank account is done; that of a return ends the return. */
export const payStaffRefund = (
  shop: Shop,
  request: StaffRequest,
  order: Pick<PlacedOrder, 'id' | 'number'>,
  id: number,
): Promise<void> =>
  transact(shop.db, async trx => {
    await lockOrder(trx, order.id);
    const found = await findRefundKey(trx, order.id, id);
    const owed = await findBankAmount(trx, id);
    if (!found || found.key.startsWith('return:') || owed === 0) throw new DomainError('STATE_TRANSITION');
    const paid = { key: `${found.key}:paid`, reason: 'refund', orderId: order.id };
    const entries = transfer(accounts.payableToBanks, accounts.provider(transferProvider), owed);
    const { repeated } = await post(trx, { ...paid, entries }, shop.clock());
    await endBankParts(trx, found.key);
    const change = { before: { refund: id, is_paid: repeated }, after: { refund: id, is_paid: true, amount: owed } };
    await audit(trx, request, { subject: 'order', id: order.number, ...change });
  });
