import type { AccountKind } from '../db/schema.money';

/** One side of a movement: created by the first movement that names it. */
export interface Account {
  code: string;
  kind: AccountKind;
  userId?: number;
}

/**
 * All accounts of the shop's books. Amounts that the shop owes or has earned are positive (wallets, cards, revenue),
 * those it has or has given away negative (money at a provider, discounts).
 */
export const accounts = {
  wallet: (userId: number, wallet: string): Account => ({ code: `user:${userId}:${wallet}`, kind: 'wallet', userId }),
  giftCard: (id: number): Account => ({ code: `gift_card:${id}`, kind: 'gift_card' }),
  voucher: (id: number, userId: number): Account => ({ code: `voucher:${id}`, kind: 'voucher', userId }),
  /** Part of an account that is held for orders with an incomplete payment. */
  held: ({ code, userId }: Account): Account => ({
    code: `${code}:held`,
    kind: 'held',
    ...(userId !== undefined && { userId }),
  }),
  provider: (name: string): Account => ({ code: `provider:${name}`, kind: 'provider' }),
  /** Money with a requested but pending refund at a provider. */
  payable: (provider: string): Account => ({ code: `payable:${provider}`, kind: 'payable' }),
  /** Money to be transferred to the bank accounts of buyers. */
  payableToBanks: { code: 'payable:bank', kind: 'payable' } as Account,
  revenue: { code: 'revenue', kind: 'revenue' } as Account,
  fee: { code: 'fee', kind: 'fee' } as Account,
  /** Discounts and vouchers. */
  discounts: { code: 'discounts', kind: 'expense' } as Account,
  /** Cashback and points. */
  rewards: { code: 'rewards', kind: 'expense' } as Account,
  /** Money that staff have given without a payment, or taken away. */
  granted: { code: 'granted', kind: 'expense' } as Account,
  /** Open debts of buyers on instalments. */
  leasing: { code: 'leasing', kind: 'leasing' } as Account,
  /** Source of balances from before the books. */
  opening: { code: 'opening', kind: 'opening' } as Account,
};

const unguarded: readonly AccountKind[] = ['provider', 'revenue', 'fee', 'expense', 'leasing', 'opening'];

/** Whether an account may never be negative. */
export const isGuarded = ({ kind }: Account): boolean => !unguarded.includes(kind);
