import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { type Account, isGuarded } from './accounts.rules';

/** Creates the missing ones before any is locked, in one order for all callers, so that two cannot deadlock. */
const createAccounts = async (trx: Db, accounts: readonly Account[], now: Date): Promise<void> => {
  const byCode = new Map(accounts.map(account => [account.code, account]));
  const made = [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
  await trx
    .insertInto('ledger_accounts')
    .values(made.map(({ code, kind, userId }) => ({ code, kind, user_id: userId ?? null, created_at: now })))
    .onConflict(conflict => conflict.column('code').doNothing())
    .execute();
};

/** Locks the accounts of these codes, all or none, in the order of their ids, so that two transactions cannot deadlock. */
const locking = (codes: readonly string[]) => sql`
    wanted as (select a.id from unnest(${codes}::text[]) as code join ledger_accounts a using (code)),
    locked as (
      select a.id, a.code, a.balance from wanted join ledger_accounts a using (id)
      where (select count(*) from wanted) = ${codes.length}::int order by a.id for update of a)`;

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
  account: Account;
  amount: number;
}

/** Balance of an account after a movement; undefined when it would not have stayed within the account's limits. */
export type BalanceAfter = (movement: number, code: string) => number | undefined;

/**
 * Locks the accounts and books movements on them, one after the other, each balance only when it stays within the limits
 * of the account after every movement. Movements whose key is already used move nothing, and are absent from `booked`.
 */
export const bookMovements = async (
  trx: Db,
  movements: readonly { key: string; reason: string; orderId?: number | null; at?: Date }[],
  changes: readonly Change[],
  now: Date,
): Promise<{ booked: ReadonlySet<number>; balanceAfter: BalanceAfter }> => {
  const codes = changes.map(({ account }) => account.code);
  const statement = sql<{ movement: number; code: string; balance: number | null }>`
    with ${locking([...new Set(codes)])},
    requested as (
      select * from unnest(${movements.map(({ key }) => key)}::text[], ${movements.map(({ reason }) => reason)}::text[],
        ${movements.map(({ orderId }) => orderId ?? null)}::int[], ${movements.map(({ at = now }) => at.toISOString())}::timestamptz[])
        with ordinality as r (key, reason, order_id, at, position)),
    booked as (
      insert into ledger_transactions (key, reason, order_id, at)
      select key, reason, order_id, at from requested where (select count(*) from locked) > 0 order by position
      on conflict (key) do nothing returning id, key),
    entry as (
      select booked.id as transaction_id, change.movement, change.amount, change.guarded, locked.id, locked.code,
        locked.balance + sum(change.amount) over (partition by locked.id order by change.movement) as after
      from booked join requested using (key)
      join unnest(${changes.map(({ movement }) => movement)}::int[], ${codes}::text[],
        ${changes.map(({ amount }) => amount)}::bigint[], ${changes.map(({ account }) => isGuarded(account))}::boolean[])
        as change (movement, code, amount, guarded) on change.movement = requested.position - 1
      join locked using (code)),
    moved as (
      update ledger_accounts set balance = ledger_accounts.balance + change.amount
      from (select id, sum(amount)::bigint as amount from entry
        group by id having not bool_or(guarded) or min(after) >= 0) as change
      where ledger_accounts.id = change.id returning ledger_accounts.id),
    noted as (
      insert into ledger_entries (transaction_id, account_id, amount, balance)
      select transaction_id, id, amount, after from entry join moved using (id) order by movement)
    select movement, code, case when moved.id is not null then after::bigint end as balance
    from entry left join moved using (id)`;
  const book = async () => (await statement.execute(trx)).rows;
  const create = () =>
    createAccounts(
      trx,
      changes.map(({ account }) => account),
      now,
    );
  let rows = await book();
  // Either an account is missing or all keys are used.
  if (rows.length === 0) rows = await create().then(book);
  const balances = new Map(rows.map(({ movement, code, balance }) => [`${movement} ${code}`, balance ?? undefined]));
  return {
    booked: new Set(rows.map(({ movement }) => movement)),
    balanceAfter: (movement, code) => balances.get(`${movement} ${code}`),
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
): Promise<ReadonlyMap<string, number>> => {
  const codes = [...new Set(accounts.map(({ code }) => code))];
  if (codes.length === 0) return new Map();
  const statement = sql<{ code: string; balance: number }>`with ${locking(codes)} select code, balance from locked`;
  const lock = async () => (await statement.execute(trx)).rows;
  let rows = await lock();
  if (rows.length === 0) rows = await createAccounts(trx, accounts, now).then(lock);
  return new Map(rows.map(({ code, balance }) => [code, balance]));
};

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
