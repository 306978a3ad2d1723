import { proportion } from '@ortoo/contracts';
import { type Account, accounts } from './accounts.rules';
import { postAll } from './ledger';
import { type Movement, transfer } from './ledger.rules';
import { feeBack } from './refund.rules';
import { type Db, findRewards, lockBalances } from './ledger.tables';

export interface RefundedOrder {
  refundId: number;
  orderId: number;
  userId: number | null;
  amount: number;
  /** What was left to be refunded before. */
  left: number;
  /** What the order's payment cost beside it. */
  fee: number;
  goals: readonly { account: Account; amount: number }[];
}

/** Cashback and points go with the money they were earned with, as far as they have not been spent. */
const rewardsBack = async (trx: Db, refund: RefundedOrder, now: Date): Promise<Movement[]> => {
  const { refundId, orderId, userId, amount, left } = refund;
  if (userId === null) return [];
  const earned = await findRewards(trx, orderId);
  const wallets = earned.map(({ wallet }) => accounts.wallet(userId, wallet));
  const balances = await lockBalances(trx, [...wallets, ...refund.goals.map(({ account }) => account)], now);
  return earned.map(({ wallet, amount: kept }) => {
    const account = accounts.wallet(userId, wallet);
    const back = Math.min(proportion(kept, amount, left), balances.get(account.code) ?? 0);
    return {
      key: `refund:${refundId}:reward:${wallet}`,
      reason: 'reward_back',
      orderId,
      entries: transfer(account, accounts.rewards, back),
    };
  });
};

/** Books what of an order's money goes back where. */
export const bookRefund = async (trx: Db, refund: RefundedOrder, now: Date): Promise<void> => {
  const { refundId, orderId, amount, left, fee, goals } = refund;
  const ofFee = feeBack(amount, left, fee);
  const entries = [
    { account: accounts.revenue, amount: ofFee - amount },
    { account: accounts.fee, amount: -ofFee },
    ...goals,
  ];
  const rewards = await rewardsBack(trx, refund, now);
  await postAll(trx, [{ key: `refund:${refundId}`, reason: 'refund', orderId, entries }, ...rewards], now);
};
