import type { Insertable, Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import { type PageRequest, readPage } from '../db/page';
import type { Db, Tables } from '../db/schema';
import type { StatementStatus } from '../db/schema.payments';

export type TransferRow = Selectable<Tables['transfers']>;
export type EntryRow = Selectable<Tables['statement_entries']>;

/** False when the reference is taken. */
export const insertTransfer = (db: Db, transfer: Insertable<Tables['transfers']>): Promise<boolean> =>
  db
    .insertInto('transfers')
    .values(transfer)
    .onConflict(conflict => conflict.column('reference').doNothing())
    .returning('reference')
    .$call(hasRow);

export const findTransfer = (db: Db, reference: string): Promise<TransferRow | undefined> =>
  db.selectFrom('transfers').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Locks the reference against other entries. */
export const lockTransfer = (trx: Db, reference: string): Promise<TransferRow | undefined> =>
  trx.selectFrom('transfers').selectAll().where('reference', '=', reference).forUpdate().executeTakeFirst();

/** False when it is no longer open. */
export const settleTransfer = (db: Db, reference: string, state: 'paid' | 'closed'): Promise<boolean> =>
  db
    .updateTable('transfers')
    .set({ state })
    .where('reference', '=', reference)
    .where('state', '=', 'open')
    .returning('reference')
    .$call(hasRow);

/** Received amount that counts towards a reference. */
export const sumArrived = async (db: Db, reference: string): Promise<number> => {
  const { sum } = await db
    .selectFrom('statement_entries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('reference', '=', reference)
    .where('verdict', 'in', ['exact', 'too_little'])
    .where('returned_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
};

/** False when the bank's entry is here already: statements overlap. */
export const insertEntry = (trx: Db, entry: Insertable<Tables['statement_entries']>): Promise<boolean> =>
  trx
    .insertInto('statement_entries')
    .values(entry)
    .onConflict(conflict => conflict.column('bank_id').doNothing())
    .returning('id')
    .$call(hasRow);

/** Money that paid for nothing waits for staff. */
export const setAside = async (db: Db, reference: string, status: StatementStatus): Promise<void> => {
  await db
    .updateTable('statement_entries')
    .set({ verdict: status })
    .where('reference', '=', reference)
    .where('verdict', 'in', ['exact', 'too_little'])
    .execute();
};

/** Partial amounts that add up to the sum need no decision any more. */
export const markWhole = async (trx: Db, reference: string): Promise<void> => {
  await trx
    .updateTable('statement_entries')
    .set({ verdict: 'exact' })
    .where('reference', '=', reference)
    .where('verdict', '=', 'too_little')
    .where('returned_at', 'is', null)
    .execute();
};

/** The day of the last entry, where the next statement begins. */
export const lastBooked = async (db: Db): Promise<Date | undefined> =>
  (await db.selectFrom('statement_entries').select('booked_at').orderBy('booked_at', 'desc').executeTakeFirst())
    ?.booked_at;

export const listEntries = (db: Db, open: boolean, page: PageRequest) =>
  readPage(
    db
      .selectFrom('statement_entries as e')
      .leftJoin('transfers as t', 't.reference', 'e.reference')
      .leftJoin('payments as p', 'p.number', 't.number')
      .leftJoin('orders as o', 'o.id', 'p.order_id')
      .selectAll('e')
      .select(['t.amount as expected', 'o.number as order_number'])
      .$if(open, some => some.where('e.verdict', '!=', 'exact').where('e.returned_at', 'is', null))
      .orderBy('e.id', 'desc'),
    page,
  );

/** Undefined when there is nothing to return. */
export const markReturned = (trx: Db, id: number, now: Date): Promise<EntryRow | undefined> =>
  trx
    .updateTable('statement_entries')
    .set({ returned_at: now })
    .where('id', '=', id)
    .where('verdict', '!=', 'exact')
    .where('returned_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
