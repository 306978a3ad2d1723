import { proportion, shareOf, type WalletFunding } from '@ortoo/contracts';

interface RewardingWallet {
  code: string;
  funding: WalletFunding;
  cashback: number;
  cashback_by_variant: Readonly<Record<string, number>>;
}

interface RewardedLine {
  sku: string;
  amount: number;
}

export interface Reward {
  wallet: string;
  reason: string;
  amount: number;
}

/**
 * Rewards of a purchase, by wallet. Of each line counts the part of the gross sum that was paid in money: points earn
 * no points, and discounts earn none either. A variant with a share of its own earns that instead of the wallet's.
 * Rounded down per line.
 */
export const rewardsFor = (
  wallets: readonly RewardingWallet[],
  lines: readonly RewardedLine[],
  paid: { inMoney: number; gross: number },
): Reward[] =>
  wallets.flatMap(({ code, funding, cashback, cashback_by_variant }) => {
    const amount = lines.reduce((sum, line) => {
      const counted = proportion(line.amount, paid.inMoney, paid.gross);
      return sum + shareOf(counted, cashback_by_variant[line.sku] ?? cashback);
    }, 0);
    return amount > 0 ? [{ wallet: code, reason: funding === 'loyalty' ? 'loyalty' : 'cashback', amount }] : [];
  });
