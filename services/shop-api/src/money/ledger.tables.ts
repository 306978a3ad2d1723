import { sql } from 'kysely';
import type { Db } from '../db/schema';
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
  /** Position of its movement. */
  movement: number;
  id: number;
  amount: number;
  guarded: boolean;
}

/** Balance of an account after a movement; undefined when it would not have stayed within the account's limits. */
export type BalanceAfter = (movement: number, id: number) => number | undefined;

/**
 * Books movements on locked accounts, one after the other, each balance only when it stays within the limits of the
 * account after every movement. Movements whose key is already used move nothing, and are absent from `booked`.
 */
export const bookMovements = async (
  trx: Db,
  movements: readonly { key: string; reason: string; orderId?: number | null }[],
  changes: readonly Change[],
  at: Date,
): Promise<{ booked: ReadonlySet<number>; balanceAfter: BalanceAfter }> => {
  const { rows } = await sql<{ movement: number; id: number; balance: number | null }>`
    with requested as (
      select * from unnest(${movements.map(({ key }) => key)}::text[], ${movements.map(({ reason }) => reason)}::text[],
        ${movements.map(({ orderId }) => orderId ?? null)}::int[]) with ordinality as r (key, reason, order_id, position)),
    booked as (
      insert into ledger_transactions (key, reason, order_id, at)
      select key, reason, order_id, ${at} from requested order by position
      on conflict (key) do nothing returning id, key),
    entry as (
      select booked.id as transaction_id, change.*,
        sum(change.amount) over (partition by change.id order by change.movement)::bigint as sum
      from booked join requested using (key)
      join unnest(${changes.map(({ movement }) => movement)}::int[], ${changes.map(({ id }) => id)}::int[],
        ${changes.map(({ amount }) => amount)}::bigint[], ${changes.map(({ guarded }) => guarded)}::boolean[])
        as change (movement, id, amount, guarded) on change.movement = requested.position - 1),
    moved as (
      update ledger_accounts set balance = ledger_accounts.balance + change.amount
      from (select id, sum(amount)::bigint as amount, min(sum) as lowest, bool_or(guarded) as guarded
        from entry group by id) as change
      where ledger_accounts.id = change.id and (not change.guarded or ledger_accounts.balance + change.lowest >= 0)
      returning ledger_accounts.id, ledger_accounts.balance - change.amount as before),
    noted as (
      insert into ledger_entries (transaction_id, account_id, amount, balance)
      select transaction_id, id, amount, before + sum from entry join moved using (id) order by movement)
    select movement, id, before + sum as balance from entry left join moved using (id)`.execute(trx);
  const balances = new Map(rows.map(({ movement, id, balance }) => [`${movement} ${id}`, balance ?? undefined]));
  return {
    booked: new Set(rows.map(({ movement }) => movement)),
    balanceAfter: (movement, id) => balances.get(`${movement} ${id}`),
  };
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
