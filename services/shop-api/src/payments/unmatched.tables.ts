import { type Selectable, sql } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';

export type UnmatchedRow = Selectable<Tables['unmatched_payments']>;

/** Money received by a provider that pays for nothing. */
export type UnmatchedPayment = Pick<
  UnmatchedRow,
  'key' | 'number' | 'order_id' | 'provider' | 'invoice_id' | 'amount' | 'currency' | 'reason'
>;

/** False when it is recorded already. */
export const insertUnmatched = (trx: Db, payment: UnmatchedPayment, now: Date): Promise<boolean> =>
  trx
    .insertInto('unmatched_payments')
    .values({ ...payment, state: 'pending', next_try_at: now, created_at: now })
    .onConflict(conflict => conflict.column('key').doNothing())
    .returning('id')
    .$call(hasRow);

/** A date beyond every rule comes from a clock that has been set back since. */
const isBeyondPlan = (now: Date) =>
  sql<boolean>`next_try_at > ${now}::timestamptz + interval '1 minute'
    + least(interval '6 hours', interval '30 seconds' * power(2, least(tries, 12) - 1))`;

/** Claims due refunds, so that no other process tries them until then. */
export const claimUnmatched = (
  db: Db,
  { now, until, key }: { now: Date; until: Date; key?: string },
): Promise<UnmatchedRow[]> =>
  db
    .updateTable('unmatched_payments')
    .set({ next_try_at: until, tries: sql`tries + 1` })
    .where('id', 'in', eb =>
      eb
        .selectFrom('unmatched_payments')
        .select('id')
        .where('state', '=', 'pending')
        .where(some => some.or([some('next_try_at', '<=', now), isBeyondPlan(now)]))
        .$if(key !== undefined, some => some.where('key', '=', key ?? ''))
        .orderBy('id')
        .limit(50)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

export const postponeUnmatched = async (db: Db, id: number, next_try_at: Date): Promise<void> => {
  await db
    .updateTable('unmatched_payments')
    .set({ next_try_at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
};

/** Undefined when it is no longer in that state. */
export const moveUnmatched = (
  trx: Db,
  id: number,
  from: UnmatchedRow['state'],
  change: Partial<Pick<UnmatchedRow, 'state' | 'settled_at'>>,
): Promise<UnmatchedRow | undefined> =>
  trx
    .updateTable('unmatched_payments')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();

export const findUnmatched = (db: Db, id: number): Promise<UnmatchedRow | undefined> =>
  db.selectFrom('unmatched_payments').selectAll().where('id', '=', id).executeTakeFirst();

interface UnmatchedFilter {
  state: 'open' | 'all';
  reason?: UnmatchedRow['reason'] | undefined;
  q?: string | undefined;
}

const beginning = (text: string) => `${text.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

export const listUnmatched = (db: Db, { state, reason, q }: UnmatchedFilter, page: PageRequest) =>
  readPage(
    db
      .selectFrom('unmatched_payments as u')
      .leftJoin('orders as o', 'o.id', 'u.order_id')
      .leftJoin('users as b', 'b.id', 'o.user_id')
      .selectAll('u')
      .select(['o.number as order_number', sql<string | null>`coalesce(b.phone, b.email)`.as('login')])
      .$if(state === 'open', some => some.where('u.state', 'in', ['pending', 'manual']))
      .$if(reason !== undefined, some => some.where('u.reason', '=', reason!))
      .$if(Boolean(q), some =>
        some.where(({ or, eb }) =>
          or([eb('u.number', 'ilike', beginning(q!)), eb('o.number', 'ilike', beginning(q!))]),
        ),
      )
      .orderBy('u.id', 'desc'),
    page,
  );
