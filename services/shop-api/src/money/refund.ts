import { proportion } from '@ortoo/contracts';
import { type Account, accounts } from './accounts.rules';
import { postAll } from './ledger';
import { transfer } from './ledger.rules';
import { type Db, findRewards, lockBalances } from './ledger.tables';
import { feeBack } from './refund.rules';

/** What was earned with the money that goes back, and has to go with it. */
export interface EarnedBack {
  wallet: string;
  account: Account;
  amount: number;
  /** What of it is not there any more. */
  spent: number;
}

interface Earned {
  orderId: number;
  userId: number | null;
  amount: number;
  /** What was left to be refunded before. */
  left: number;
  /** Everything that the refund may move, to be locked at once. */
  touched: readonly Account[];
}

/** Cashback and points go with the money they were earned with. Whatever is moved is locked from here on. */
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
  /** What the order's payment cost beside it. */
  fee: number;
  goals: readonly { account: Account; amount: number }[];
  earned: readonly EarnedBack[];
}

/** What was kept back of the refund fills the wallets that have spent what has to come back, as far as it goes. */
const refill = ({ amount, goals, earned }: RefundedOrder) => {
  let remaining = goals.reduce((rest, goal) => rest - goal.amount, amount);
  return earned.map(({ account, spent, ...reward }) => {
    const filled = Math.min(spent, remaining);
    remaining -= filled;
    return { ...reward, account, filled, back: reward.amount - spent + filled };
  });
};

/** Books what of an order's money goes back where, and what was earned with it. */
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
