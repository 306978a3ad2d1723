import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Code of an account without the suffix of the held part. */
const owner = sql<string>`regexp_replace(a.code, ':held$', '')`;

/**
 * Movements of wallets: a hold and its release do not count; held money counts as spent once the order is paid. The
 * balance after each includes the amount held then.
 */
const movements = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .leftJoin('orders as o', 'o.id', 't.order_id')
    .where(
      'a.code',
      'in',
      codes.flatMap(code => [code, `${code}:held`]),
    )
    .groupBy(['t.id', 't.at', 't.reason', 'o.number', owner])
    .having(sql<boolean>`sum(e.amount) <> 0`)
    .select([
      't.id',
      't.at',
      't.reason',
      'o.number as order_number',
      owner.as('account'),
      sql<number>`sum(e.amount)::bigint`.as('amount'),
      sql<number>`(sum(sum(e.amount)) over (partition by ${owner} order by t.id))::bigint`.as('balance'),
    ])
    .as('moved');

/** Newest first. */
export const findEvents = (db: Db, codes: readonly string[], limit: number, offset: number) =>
  db
    .selectFrom(movements(db, codes))
    .selectAll()
    .orderBy('id', 'desc')
    .orderBy('account')
    .limit(limit)
    .offset(offset)
    .execute();

export type EventRow = Awaited<ReturnType<typeof findEvents>>[number];

/** Number of movements of accounts, with the sums of credits and debits. */
export const findTurnover = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom(movements(db, codes))
    .select([
      ({ fn }) => fn.countAll<number>().as('total'),
      sql<number>`coalesce(sum(amount) filter (where amount > 0), 0)::bigint`.as('earned'),
      sql<number>`coalesce(-sum(amount) filter (where amount < 0), 0)::bigint`.as('spent'),
    ])
    .executeTakeFirstOrThrow();

/** Held amounts of wallets, with their orders. */
export const findHolds = (db: Db, userId: number) =>
  db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.source', 'p.amount', 'o.number'])
    .where('o.user_id', '=', userId)
    .where('p.source', 'like', 'wallet:%')
    .where('p.state', '=', 'pending')
    .orderBy('p.id')
    .execute();
