import type { ErrorCode } from '@ortoo/contracts';

interface RejectedRecharge {
  code: ErrorCode;
  field: 'wallet' | 'amount';
  amounts?: Record<string, number>;
}

/** Why a wallet cannot be recharged with this amount; undefined when it can. */
export const rechargeError = (
  wallet: { recharge_min: number | null; recharge_max: number | null },
  amount: number,
): RejectedRecharge | undefined => {
  const { recharge_min: min, recharge_max: max } = wallet;
  if (min === null || max === null) return { code: 'WALLET_NOT_RECHARGEABLE', field: 'wallet' };
  if (amount < min) return { code: 'RECHARGE_MIN', field: 'amount', amounts: { min } };
  return amount > max ? { code: 'RECHARGE_MAX', field: 'amount', amounts: { max } } : undefined;
};
