import { toMoney, type Money, type StoreCredit } from '@ortoo/contracts';

type Term =
  | { key: 'wallet.minOrder' | 'wallet.minAmount'; money: StoreCredit['min_order'] }
  | { key: 'wallet.maxShare' | 'wallet.cashback'; percent: string }
  | { key: 'wallet.brands'; brands: string }
  | { key: 'wallet.expires'; count: number };

const above = (amount: StoreCredit['min_order']): boolean => toMoney(amount) > (0 as Money);
const percent = (share: number): string => String(Math.round(share * 1000) / 10);

/** What a wallet is good for, said only where it is less than everything. */
export const termsOf = (wallet: StoreCredit): Term[] => [
  ...(above(wallet.min_order) ? [{ key: 'wallet.minOrder', money: wallet.min_order } as const] : []),
  ...(above(wallet.min_amount) ? [{ key: 'wallet.minAmount', money: wallet.min_amount } as const] : []),
  ...(wallet.max_share < 1 ? [{ key: 'wallet.maxShare', percent: percent(wallet.max_share) } as const] : []),
  ...(wallet.cashback > 0 ? [{ key: 'wallet.cashback', percent: percent(wallet.cashback) } as const] : []),
  ...(wallet.brands ? [{ key: 'wallet.brands', brands: wallet.brands.join(', ') } as const] : []),
  ...(wallet.expires === null ? [] : [{ key: 'wallet.expires', count: wallet.expires } as const]),
];
