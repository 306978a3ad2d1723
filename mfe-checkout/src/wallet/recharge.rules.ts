import { toMoney, type StoreCredit } from '@ortoo/contracts';

export type RechargeLimits = NonNullable<StoreCredit['recharge']>;

/** Message key of an invalid amount before it is sent. */
export const rechargeFault = (
  amount: number | undefined,
  { minimum, maximum }: RechargeLimits,
): 'errors.number' | 'wallet.tooLittle' | 'wallet.tooMuch' | undefined => {
  if (amount === undefined) return 'errors.number';
  if (amount < toMoney(minimum)) return 'wallet.tooLittle';
  return amount > toMoney(maximum) ? 'wallet.tooMuch' : undefined;
};

const presets = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

/** Common amounts within the wallet's limits. */
export const presetsOf = (minimum: number, maximum: number): number[] =>
  presets.filter(amount => amount >= minimum && amount <= maximum).slice(0, 4);
