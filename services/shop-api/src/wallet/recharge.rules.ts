import type { ErrorCode } from '@ortoo/contracts';

interface RefusedRecharge {
  code: ErrorCode;
  field: 'wallet' | 'amount';
  amounts?: Record<string, number>;
}

/** Why a wallet cannot be filled with so much; undefined when it can. */
export const rechargeRefusal = (
  wallet: { recharge_min: number | null; recharge_max: number | null },
  amount: number,
): RefusedRecharge | undefined => {
  const { recharge_min: min, recharge_max: max } = wallet;
  if (min === null || max === null) return { code: 'WALLET_NOT_RECHARGEABLE', field: 'wallet' };
  if (amount < min) return { code: 'RECHARGE_MIN', field: 'amount', amounts: { min } };
  return amount > max ? { code: 'RECHARGE_MAX', field: 'amount', amounts: { max } } : undefined;
};
