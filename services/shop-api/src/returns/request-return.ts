import type { requestReturnSchema } from '@ortoo/contracts/schema';
import type { z } from 'zod';
import { lockOrder, type OrderRow } from '../checkout/api';
import { Refusal } from '../http/refusal';
import { randomDigits } from '../http/tokens';
import { findLeaseOfOrder } from '../leasing/api';
import { paidFor } from '../money/api';
import type { Shop } from '../shop';
import { isIban } from '../transfers/api';
import { gather, refusalOf, type SoldLine, type Wish } from './returns.rules';
import { insertReturn } from './returns.tables';
import { momentOf, soldLinesOf } from './sold-lines';

type Asked = z.output<typeof requestReturnSchema>['return_authorization'];

/** What comes back for some pieces: what they were paid with, less their part of the discounts. */
export const amountFor = (order: OrderRow, wishes: readonly Wish[], lines: readonly SoldLine[]): number => {
  const price = (wish: Wish) => (lines.find(({ id }) => id === wish.line_item_id)?.price ?? 0) * wish.quantity;
  const gross = wishes.reduce((sum, wish) => sum + price(wish), 0);
  return paidFor({ items: order.item_total, adjustments: order.adjustment_total }, gross);
};

const bankAccountOf = ({ destination, account_name, iban }: Asked) => {
  if (destination !== 'bank_account') return { account_name: null, iban: null };
  if (account_name === '') throw new Refusal('INVALID', { fields: { account_name: 'required' } });
  if (iban === '') throw new Refusal('INVALID', { fields: { iban: 'required' } });
  if (!isIban(iban)) throw new Refusal('IBAN_WRONG', { fields: { iban: 'IBAN_WRONG' } });
  return { account_name, iban: iban.replace(/\s/g, '').toUpperCase() };
};

/** Keeps a buyer's wish to give something back, for the staff to decide upon. Answers its id. */
export const requestReturn = async (shop: Shop, orderId: number, asked: Asked): Promise<number> => {
  const account = bankAccountOf(asked);
  const { reason, memo, destination } = asked;
  const wishes = gather(asked.return_items);
  return shop.db.transaction().execute(async trx => {
    const now = shop.clock();
    const order = await lockOrder(trx, orderId);
    if (order.completed_at === null || order.payment_state !== 'paid') throw new Refusal('REFUND_UNPAID');
    if (destination === 'wallet' && order.user_id === null) throw new Refusal('LOGIN_REQUIRED');
    if (await findLeaseOfOrder(trx, orderId)) throw new Refusal('RETURN_LEASE');
    const lines = await soldLinesOf(trx, orderId, now);
    const fault = refusalOf(wishes, lines, order, momentOf(now));
    if (fault) throw new Refusal(fault, { fields: { return_items: fault } });
    const amount = amountFor(order, wishes, lines);
    if (amount <= 0) throw new Refusal('REFUND_TOO_MUCH');
    const number = `RA${randomDigits(9)}`;
    const state = 'requested' as const;
    const row = { number, order_id: orderId, state, reason, memo, destination, ...account, amount, created_at: now };
    return insertReturn(trx, row, wishes);
  });
};
