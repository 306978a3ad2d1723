import { type Insertable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema';
import type { Account } from './accounts.rules';

interface Locked {
  id: number;
  code: string;
  balance: number;
}

/** All of them or, when one is missing, none. In order of ids, so that two transactions cannot deadlock. */
const lockIfAll = async (trx: Db, codes: string[]): Promise<Locked[]> => {
  const { rows } = await sql<Locked>`
    select id, code, balance from ledger_accounts
    where code = any(${codes}::text[])
      and (select count(*) from ledger_accounts where code = any(${codes}::text[])) = ${codes.length}::int
    order by id for update`.execute(trx);
  return rows;
};

/**
 * Locks these accounts against other movements; returns them by code. Missing ones are created before any is locked, in
 * one order for all callers, so that two cannot deadlock.
 */
export const lockAccounts = async (
  trx: Db,
  accounts: readonly Account[],
  now: Date,
): Promise<ReadonlyMap<string, Locked>> => {
  const byCode = new Map(accounts.map(account => [account.code, account]));
  const codes = [...byCode.keys()];
  if (codes.length === 0) return new Map();
  let locked = await lockIfAll(trx, codes);
  if (locked.length < codes.length) {
    const made = [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
    await trx
      .insertInto('ledger_accounts')
      .values(made.map(({ code, kind, userId }) => ({ code, kind, user_id: userId ?? null, created_at: now })))
      .onConflict(conflict => conflict.column('code').doNothing())
      .execute();
    locked = await lockIfAll(trx, codes);
  }
  return new Map(locked.map(account => [account.code, account]));
};

export interface BookedEntry {
  code: string;
  amount: number;
  /** Balance after the entry. */
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

/**
 * Books one movement on locked accounts, each balance only when it stays within the limits of the account. Returns the
 * new balances, or undefined when the key is already used: nothing has moved.
 */
export const bookEntries = async (
  trx: Db,
  { key, reason, order_id, at }: Insertable<Tables['ledger_transactions']>,
  changes: readonly Change[],
): Promise<ReadonlyMap<number, number> | undefined> => {
  const { rows } = await sql<{ id: number | null; balance: number }>`
    with booked as (
      insert into ledger_transactions (key, reason, order_id, at)
      values (${key}, ${reason}, ${order_id}, ${at})
      on conflict (key) do nothing returning id),
    moved as (
      update ledger_accounts set balance = ledger_accounts.balance + change.amount
      from booked, unnest(${changes.map(({ id }) => id)}::int[], ${changes.map(({ amount }) => amount)}::bigint[],
        ${changes.map(({ guarded }) => guarded)}::boolean[]) as change (id, amount, guarded)
      where ledger_accounts.id = change.id
        and (not change.guarded or ledger_accounts.balance + change.amount >= 0)
      returning ledger_accounts.id, change.amount, ledger_accounts.balance),
    noted as (
      insert into ledger_entries (transaction_id, account_id, amount, balance)
      select booked.id, moved.id, moved.amount, moved.balance from booked, moved)
    select moved.id, moved.balance from booked left join moved on true`.execute(trx);
  if (rows.length === 0) return undefined;
  return new Map(rows.flatMap(({ id, balance }) => (id === null ? [] : [[id, balance]])));
};

/** Balances by code; an unused account has zero. */
export const findBalances = async (db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (codes.length === 0) return new Map();
  const rows = await db.selectFrom('ledger_accounts').select(['code', 'balance']).where('code', 'in', codes).execute();
  return new Map(rows.map(({ code, balance }) => [code, balance]));
};

/** Balances by code, locked until the transaction ends. */
export const lockBalances = async (
  trx: Db,
  accounts: readonly Account[],
  now: Date,
): Promise<ReadonlyMap<string, number>> =>
  new Map([...(await lockAccounts(trx, accounts, now)).values()].map(({ code, balance }) => [code, balance]));

/** Rewards earned by an order's buyer, by wallet, less those taken back. */
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
