import { toMoney, type StoreCredit } from '@ortoo/contracts';

type Limits = NonNullable<StoreCredit['recharge']>;

/** What is wrong with an amount before it is sent, as the key of its message. */
export const rechargeFault = (
  amount: number | undefined,
  { minimum, maximum }: Limits,
): 'errors.number' | 'wallet.tooLittle' | 'wallet.tooMuch' | undefined => {
  if (amount === undefined) return 'errors.number';
  if (amount < toMoney(minimum)) return 'wallet.tooLittle';
  return amount > toMoney(maximum) ? 'wallet.tooMuch' : undefined;
};

const presets = [10_000, 20_000, 50_000, 100_000, 200_000, 500_000];

/** Sums that are often put in, those that the wallet takes. */
export const presetsOf = (minimum: number, maximum: number): number[] =>
  presets.filter(amount => amount >= minimum && amount <= maximum).slice(0, 4);
