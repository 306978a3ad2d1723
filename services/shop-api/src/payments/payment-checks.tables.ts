import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema';
import type { Difference } from './reconcile.rules';

export type CheckRow = Selectable<Tables['payment_checks']>;

/** Requests a check now, once for repeated calls. */
export const requestCheck = async (db: Db, number: string, now: Date): Promise<void> => {
  await db
    .insertInto('payment_checks')
    .values({ number, due_at: now, created_at: now })
    .onConflict(conflict => conflict.column('number').doUpdateSet({ due_at: now }))
    .execute();
};

/**
 * Schedules missing checks of all recent requests to providers. A card may have been charged though the answer to our
 * request was lost: it has its row in `card_invoices` by then.
 */
export const addMissingChecks = async (db: Db, since: Date, firstAfter: number): Promise<void> => {
  await sql`
    insert into payment_checks (number, due_at, created_at)
    select number, created_at + ${firstAfter}::integer * interval '1 millisecond', created_at from payments p
    where source is null and state <> 'checkout' and created_at > ${since}
      and (invoice_id is not null or exists (select from card_invoices c where c.number = p.number))
    on conflict do nothing`.execute(db);
};

/** Makes checks of open payments due, for events while no process was running. */
export const hastenOpenChecks = async (db: Db, now: Date): Promise<void> => {
  await sql`
    update payment_checks set due_at = ${now} where due_at > ${now} and number in (
      select number from payments where source is null and state in ('processing', 'pending'))`.execute(db);
};

/** A date beyond every rule comes from a clock that has been set back since. */
const isBeyondPlan = (now: Date) =>
  sql<boolean>`due_at > ${now}::timestamptz + interval '1 minute' + greatest(
    (${now}::timestamptz - created_at) / 2,
    least(interval '10 minutes', interval '20 seconds' * power(2, least(tries, 12))))`;

interface Claim {
  now: Date;
  /** Other processes skip it until then. */
  until: Date;
  number?: string;
}

/** Claims a due check. */
export const claimCheck = (db: Db, { now, until, number }: Claim): Promise<CheckRow | undefined> =>
  db
    .updateTable('payment_checks')
    .set({ due_at: until })
    .where('number', 'in', eb =>
      eb
        .selectFrom('payment_checks')
        .select('number')
        .where(some => some.or([some('due_at', '<=', now), isBeyondPlan(now)]))
        .$if(number !== undefined, some => some.where('number', '=', number ?? ''))
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();

/** Schedules the next check, unless one has been requested meanwhile. */
export const postponeCheck = async (
  db: Db,
  { number, due_at }: CheckRow,
  change: { due_at: Date; tries: number; difference?: string | null },
): Promise<void> => {
  await db
    .updateTable('payment_checks')
    .set(change)
    .where('number', '=', number)
    .where('due_at', '=', due_at)
    .execute();
};

export const endCheck = async (db: Db, { number, due_at }: CheckRow): Promise<void> => {
  await db.deleteFrom('payment_checks').where('number', '=', number).where('due_at', '=', due_at).execute();
};

/** Differences from the providers' records, with the orders that they are about. @param numbers of payments; all when absent */
export const findDifferences = async (
  db: Db,
  numbers?: readonly string[],
): Promise<(Difference & { order_number: string | null })[]> => {
  const rows = await db
    .selectFrom('payment_checks as c')
    .leftJoin('payments as p', 'p.number', 'c.number')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select(['c.difference', 'o.number as order_number'])
    // A sentence is of an earlier version of the shop; the next check replaces it.
    .where('c.difference', 'like', '{%')
    .$if(numbers !== undefined, some => some.where('c.number', 'in', numbers?.length ? [...numbers] : ['']))
    .orderBy('c.number')
    .limit(500)
    .execute();
  return rows.map(({ difference, order_number }) => ({
    ...(JSON.parse(difference ?? '{}') as Difference),
    order_number,
  }));
};
