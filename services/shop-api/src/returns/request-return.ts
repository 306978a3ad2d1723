import type { requestReturnSchema } from '@ortoo/contracts/schema';
import type { z } from 'zod';
import { lockOrder, type OrderRow } from '../orders/api';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { DomainError, fieldError } from '../http/domain-error';
import { randomDigits } from '../http/tokens';
import { isLeased } from '../leasing/api';
import { paidFor } from '../money/api';
import type { Shop } from '../shop';
import { isIban } from '../transfers/api';
import { gather, errorOf, type SoldLine, type ReturnItem } from './returns.rules';
import { insertReturn, type ReturnRow } from './returns.tables';
import { momentOf, soldLinesOf } from './sold-lines';

type ReturnRequest = z.output<typeof requestReturnSchema>['return_authorization'];

/** Refund for some pieces: their payments, less their part of the discounts. */
export const amountFor = (order: OrderRow, items: readonly ReturnItem[], lines: readonly SoldLine[]): number => {
  const price = (item: ReturnItem) => (lines.find(({ id }) => id === item.line_item_id)?.price ?? 0) * item.quantity;
  const gross = items.reduce((sum, item) => sum + price(item), 0);
  return paidFor({ items: order.item_total, adjustments: order.adjustment_total }, gross);
};

const bankAccountOf = ({ destination, account_name, iban }: ReturnRequest) => {
  if (destination !== 'bank_account') return { account_name: null, iban: null };
  if (account_name === '') throw new DomainError('INVALID', { fields: { account_name: 'required' } });
  if (iban === '') throw new DomainError('INVALID', { fields: { iban: 'required' } });
  if (!isIban(iban)) throw fieldError('iban', 'IBAN_WRONG');
  return { account_name, iban: iban.replace(/\s/g, '').toUpperCase() };
};

/**
 * Stores a buyer's return request for a decision by the staff. Returns its id.
 * @param record audits it, when staff register it for the buyer
 */
export const requestReturn = async (
  shop: Shop,
  orderId: number,
  request: ReturnRequest,
  record?: (trx: Db, id: number, row: Pick<ReturnRow, 'number' | 'amount'>) => Promise<void>,
): Promise<number> => {
  const account = bankAccountOf(request);
  const { reason, memo, destination } = request;
  const items = gather(request.return_items);
  return transact(shop.db, async trx => {
    const now = shop.clock();
    const order = await lockOrder(trx, orderId);
    if (order.completed_at === null || order.payment_state !== 'paid') throw new DomainError('REFUND_UNPAID');
    if (destination === 'wallet' && order.user_id === null) throw new DomainError('LOGIN_REQUIRED');
    if (await isLeased(trx, orderId)) throw new DomainError('RETURN_LEASE');
    const lines = await soldLinesOf(trx, orderId, now);
    const fault = errorOf(items, lines, order, { ...momentOf(now), isByStaff: record !== undefined });
    if (fault) throw fieldError('return_items', fault);
    const amount = amountFor(order, items, lines);
    if (amount <= 0) throw new DomainError('REFUND_TOO_MUCH');
    const number = `RA${randomDigits(9)}`;
    const state = 'requested' as const;
    const row = { number, order_id: orderId, state, reason, memo, destination, ...account, amount, created_at: now };
    const id = await insertReturn(trx, row, items);
    await record?.(trx, id, row);
    return id;
  });
};
