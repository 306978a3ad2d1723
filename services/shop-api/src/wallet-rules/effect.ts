import { rewardsFor, sourceLimit } from '../money/api';

interface TriedOrder {
  total: number;
  lines: readonly { brand: string | null; sku: string; amount: number }[];
}

type Terms = Parameters<typeof sourceLimit>[0]['terms'];
type Rewarding = Parameters<typeof rewardsFor>[0][number];

/** What a wallet with these rules would have meant for orders that are paid in money, by owners who have enough in it. */
export const effectOf = (wallet: Terms & Rewarding, orders: readonly TriedOrder[]) => {
  const effects = orders.map(order => {
    const gross = order.lines.reduce((sum, { amount }) => sum + amount, 0);
    const inMoney = Math.min(order.total, gross);
    const limit = sourceLimit({ terms: wallet, balance: order.total }, order, order.total);
    return {
      amount: limit.ok ? limit.max : 0,
      cashback: rewardsFor([wallet], order.lines, { inMoney, gross }).reduce((sum, { amount }) => sum + amount, 0),
    };
  });
  return {
    payable: effects.filter(({ amount }) => amount > 0).length,
    amount: effects.reduce((sum, { amount }) => sum + amount, 0),
    cashback: effects.reduce((sum, { cashback }) => sum + cashback, 0),
  };
};
