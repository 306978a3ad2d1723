import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema';
import type { Account } from './accounts.rules';

export type Db = Kysely<Tables>;

/** Ids by code. What is not there yet is made; in one order for everybody, so that two do not wait for each other. */
export const ensureAccounts = async (
  trx: Db,
  wanted: readonly Account[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const codes = wanted.map(({ code }) => code);
  const find = () => trx.selectFrom('ledger_accounts').select(['id', 'code']).where('code', 'in', codes).execute();
  const known = new Set((await find()).map(({ code }) => code));
  const missing = wanted.filter(({ code }) => !known.has(code)).sort((a, b) => (a.code < b.code ? -1 : 1));
  for (const { code, kind, userId } of missing) {
    await trx
      .insertInto('ledger_accounts')
      .values({ code, kind, user_id: userId ?? null, created_at: now })
      .onConflict(conflict => conflict.column('code').doNothing())
      .execute();
  }
  return new Map((await find()).map(({ id, code }) => [code, id]));
};

/** Keeps every other movement of these accounts waiting. In order of ids, so that two never wait in a ring. */
export const lockAccounts = async (trx: Db, ids: readonly number[]): Promise<void> => {
  await trx.selectFrom('ledger_accounts').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
};

interface NewTransaction {
  key: string;
  reason: string;
  order_id: number | null;
  at: Date;
}

/** Undefined when the key has been used. */
export const insertTransaction = async (trx: Db, transaction: NewTransaction): Promise<number | undefined> => {
  const made = await trx
    .insertInto('ledger_transactions')
    .values(transaction)
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
};

export interface BookedEntry {
  code: string;
  amount: number;
  /** What the account held afterwards. */
  balance: number;
}

export const findBooked = (trx: Db, key: string): Promise<BookedEntry[]> =>
  trx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.code', 'e.amount', 'e.balance'])
    .where('t.key', '=', key)
    .execute();

interface Change {
  id: number;
  amount: number;
  guarded: boolean;
}

/** Moves one balance if it stays within what the account may hold; undefined when it would not. */
const moveBalance = async (trx: Db, { id, amount, guarded }: Change): Promise<number | undefined> => {
  const moved = await trx
    .updateTable('ledger_accounts')
    .set({ balance: sql`balance + ${amount}` })
    .where('id', '=', id)
    .$if(guarded, query => query.where(sql<boolean>`balance + ${amount} >= 0`))
    .returning('balance')
    .executeTakeFirst();
  return moved?.balance;
};

/** Books entries on accounts that are locked; answers the id of the one that is short, if any. */
export const bookEntries = async (
  trx: Db,
  transactionId: number,
  changes: readonly Change[],
): Promise<{ short: number } | { balances: ReadonlyMap<number, number> }> => {
  const balances = new Map<number, number>();
  for (const change of changes) {
    const balance = await moveBalance(trx, change);
    if (balance === undefined) return { short: change.id };
    balances.set(change.id, balance);
  }
  await trx
    .insertInto('ledger_entries')
    .values(
      changes.map(({ id, amount }) => ({
        transaction_id: transactionId,
        account_id: id,
        amount,
        balance: balances.get(id) ?? 0,
      })),
    )
    .execute();
  return { balances };
};

/** Balances by code; an account that was never used holds nothing. */
export const findBalances = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('ledger_accounts').select(['code', 'balance']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ code, balance }) => [code, balance]));
};

/** Balances by code that nobody else moves until the transaction ends. */
export const lockBalances = async (
  trx: Db,
  wanted: readonly Account[],
  now: Date,
): Promise<ReadonlyMap<string, number>> => {
  const codes = wanted.map(({ code }) => code);
  if (codes.length === 0) return new Map();
  const ids = await ensureAccounts(trx, wanted, now);
  await lockAccounts(trx, [...ids.values()]);
  return findBalances(trx, codes);
};

/** What an order has earned its buyer, by wallet, less what has been taken back. */
export const findRewards = async (db: Db, orderId: number): Promise<{ wallet: string; amount: number }[]> => {
  const rows = await db
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(['a.code', sql<number>`sum(e.amount)::bigint`.as('amount')])
    .where('t.order_id', '=', orderId)
    .where('t.reason', 'in', ['cashback', 'loyalty', 'reward_back'])
    .where('a.kind', '=', 'wallet')
    .groupBy('a.code')
    .execute();
  return rows.map(({ code, amount }) => ({ wallet: code.slice(code.lastIndexOf(':') + 1), amount }));
};
