import type { AccountKind } from '../db/schema.money';

/** One side of a movement: made with the first that names it. */
export interface Account {
  code: string;
  kind: AccountKind;
  userId?: number;
}

/**
 * Everything the shop keeps books of. What it owes or has earned stands positive (wallets, cards, revenue), what it has
 * or has given away negative (money at a provider, discounts).
 */
export const accounts = {
  wallet: (userId: number, wallet: string): Account => ({ code: `user:${userId}:${wallet}`, kind: 'wallet', userId }),
  giftCard: (id: number): Account => ({ code: `gift_card:${id}`, kind: 'gift_card' }),
  voucher: (id: number, userId: number): Account => ({ code: `voucher:${id}`, kind: 'voucher', userId }),
  /** What of an account is set aside for orders that wait for the rest of their money. */
  held: ({ code, userId }: Account): Account => ({
    code: `${code}:held`,
    kind: 'held',
    ...(userId !== undefined && { userId }),
  }),
  provider: (name: string): Account => ({ code: `provider:${name}`, kind: 'provider' }),
  /** Money that a provider has been told to pay back and has not yet. */
  payable: (provider: string): Account => ({ code: `payable:${provider}`, kind: 'payable' }),
  /** Money that waits to be transferred to accounts that buyers have named. */
  payableToBanks: { code: 'payable:bank', kind: 'payable' } as Account,
  revenue: { code: 'revenue', kind: 'revenue' } as Account,
  fee: { code: 'fee', kind: 'fee' } as Account,
  /** Discounts and vouchers. */
  discounts: { code: 'discounts', kind: 'expense' } as Account,
  /** Cashback and points. */
  rewards: { code: 'rewards', kind: 'expense' } as Account,
  /** What buyers on instalments still owe. */
  leasing: { code: 'leasing', kind: 'leasing' } as Account,
  /** Where balances come from that were there before the books. */
  opening: { code: 'opening', kind: 'opening' } as Account,
};

const unguarded: readonly AccountKind[] = ['provider', 'revenue', 'fee', 'expense', 'leasing', 'opening'];

/** Whether an account may never stand below nothing. */
export const isGuarded = ({ kind }: Account): boolean => !unguarded.includes(kind);
