import { proportion } from '@ortoo/contracts';
import { type Account, accounts } from './accounts.rules';
import { postAll } from './ledger';
import { transfer } from './ledger.rules';
import type { Db } from '../db/schema';
import { findRewards, lockBalances } from './ledger.tables';
import { feeBack } from './refund.rules';

/** Rewards earned with the refunded money, to be taken back. */
export interface EarnedBack {
  wallet: string;
  account: Account;
  amount: number;
  /** Part of it that is already spent. */
  spent: number;
}

interface Earned {
  orderId: number;
  userId: number | null;
  amount: number;
  /** Amount that was left to be refunded before. */
  left: number;
  /** All accounts that the refund may move, to be locked together. */
  touched: readonly Account[];
}

/**
 * Cashback and points are taken back with the money they were earned with. All moved accounts are locked from here on.
 */
export const findEarnedBack = async (trx: Db, earned: Earned, now: Date): Promise<EarnedBack[]> => {
  const { orderId, userId, amount, left, touched } = earned;
  if (userId === null) return [];
  const rewards = await findRewards(trx, orderId);
  const wallets = rewards.map(({ wallet }) => accounts.wallet(userId, wallet));
  const shop = [accounts.revenue, accounts.fee, accounts.rewards];
  const balances = await lockBalances(trx, [...shop, ...wallets, ...touched], now);
  return rewards.map(({ wallet, amount: remaining }) => {
    const account = accounts.wallet(userId, wallet);
    const back = proportion(remaining, amount, left);
    return { wallet, account, amount: back, spent: Math.max(0, back - (balances.get(account.code) ?? 0)) };
  });
};

export interface RefundedOrder {
  refundId: number;
  orderId: number;
  amount: number;
  left: number;
  /** Fee of the order's payment. */
  fee: number;
  goals: readonly { account: Account; amount: number }[];
  earned: readonly EarnedBack[];
}

/** The retained part of the refund refills the wallets with missing rewards, as far as it reaches. */
const refill = ({ amount, goals, earned }: RefundedOrder) => {
  let remaining = goals.reduce((rest, goal) => rest - goal.amount, amount);
  return earned.map(({ account, spent, ...reward }) => {
    const filled = Math.min(spent, remaining);
    remaining -= filled;
    return { ...reward, account, filled, back: reward.amount - spent + filled };
  });
};

/** Books the refund of an order's money to its destinations, and the rewards earned with it. */
export const bookRefund = async (trx: Db, refund: RefundedOrder, now: Date): Promise<void> => {
  const { refundId, orderId, amount, left, fee, goals } = refund;
  const ofFee = feeBack(amount, left, fee);
  const rewards = refill(refund);
  const entries = [
    { account: accounts.revenue, amount: ofFee - amount },
    { account: accounts.fee, amount: -ofFee },
    ...goals,
    ...rewards.map(({ account, filled }) => ({ account, amount: filled })),
  ];
  const back = rewards.map(reward => ({
    key: `refund:${refundId}:reward:${reward.wallet}`,
    reason: 'reward_back',
    orderId,
    entries: transfer(reward.account, accounts.rewards, reward.back),
  }));
  await postAll(trx, [{ key: `refund:${refundId}`, reason: 'refund', orderId, entries }, ...back], now);
};
