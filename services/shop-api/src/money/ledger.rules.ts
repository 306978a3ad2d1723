import type { Account } from './accounts.rules';

export interface Entry {
  account: Account;
  /** Whole tugrik, with its sign. */
  amount: number;
}

/** One movement of money. The sum of its entries is zero; its key is used once. */
export interface Movement {
  key: string;
  /** A term such as `sale`, `hold`, `refund`, with a text in the reader's language. */
  reason: string;
  orderId?: number | null;
  /** When it happened, if not now. */
  at?: Date;
  entries: readonly Entry[];
}

/** An invalid movement: a bug of the caller. */
export class LedgerFault extends Error {
  override readonly name = 'LedgerFault';
}

/** An account with too little money for the movement. */
export class Shortage extends Error {
  override readonly name = 'Shortage';

  constructor(readonly account: string) {
    super(`${account} is short`);
  }
}

/** Entries with each account once and without zeros. Throws when they are no movement. */
export const settledEntries = ({ key, entries }: Movement): Entry[] => {
  const byCode = new Map<string, Entry>();
  for (const { account, amount } of entries) {
    if (!Number.isSafeInteger(amount)) throw new LedgerFault(`${key}: ${amount} is not whole tugrik`);
    byCode.set(account.code, { account, amount: (byCode.get(account.code)?.amount ?? 0) + amount });
  }
  const settled = [...byCode.values()].filter(({ amount }) => amount !== 0);
  const sum = settled.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new LedgerFault(`${key}: ${sum} comes from nowhere`);
  return settled;
};

/** From one account to another. */
export const transfer = (from: Account, to: Account, amount: number): Entry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];
