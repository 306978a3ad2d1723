import type { listStatementEntriesSchemas } from '@ortoo/contracts/schema';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { z } from 'zod';
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

/** Received amount that counts towards a reference, without the entry that is being matched. */
export const sumArrived = async (db: Db, reference: string, without?: number): Promise<number> => {
  const { sum } = await db
    .selectFrom('statement_entries')
    .select(({ fn }) => fn.sum<number | null>('amount').as('sum'))
    .where('reference', '=', reference)
    .where('verdict', 'in', ['exact', 'too_little'])
    .where('returned_at', 'is', null)
    .$if(without !== undefined, some => some.where('id', '<>', without ?? 0))
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

const entries = (db: Db) =>
  db
    .selectFrom('statement_entries as e')
    .leftJoin('transfers as t', 't.reference', 'e.reference')
    .leftJoin('payments as p', 'p.number', 't.number')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .selectAll('e')
    .select(['t.amount as expected', 'o.number as order_number']);

export type ListedEntry = Awaited<ReturnType<typeof listEntries>>['rows'][number];

type EntryFilter = Omit<z.output<typeof listStatementEntriesSchemas.query>, 'page' | 'per_page'>;

/** Midnight in the shop's zone. */
const midnight = (day: string, days = 0): Date => new Date(Date.parse(`${day}T00:00:00+08:00`) + days * 86_400_000);

/** `%` and `_` of a reader's words are letters. */
const containing = (words: string) => `%${words.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;

const amountIn = (q: string): number | undefined => {
  const digits = q.replace(/[\s,₮]/g, '');
  return /^\d{1,12}$/.test(digits) ? Number(digits) : undefined;
};

const isFound = (q: string) => {
  const part = containing(q);
  const amount = amountIn(q);
  return sql<boolean>`(e.payer ilike ${part} or e.remittance ilike ${part} or e.payer_iban ilike ${part}
    or o.number ilike ${part} or e.amount = ${amount ?? null})`;
};

export const listEntries = (db: Db, { state, status, from, to, q }: EntryFilter, page: PageRequest) =>
  readPage(
    entries(db)
      .$if(state === 'open', some => some.where('e.verdict', '!=', 'exact').where('e.returned_at', 'is', null))
      .$if(status !== undefined, some => some.where('e.verdict', '=', status!))
      .$if(from !== undefined, some => some.where('e.booked_at', '>=', midnight(from!)))
      .$if(to !== undefined, some => some.where('e.booked_at', '<', midnight(to!, 1)))
      .$if(Boolean(q), some => some.where(isFound(q!)))
      .orderBy('e.booked_at', 'desc')
      .orderBy('e.id', 'desc'),
    page,
  );

export const findEntry = (db: Db, id: number): Promise<ListedEntry | undefined> =>
  entries(db).where('e.id', '=', id).executeTakeFirst();

/** An entry that waits for a decision, locked against another one. */
export const lockOpenEntry = (trx: Db, id: number): Promise<EntryRow | undefined> =>
  trx
    .selectFrom('statement_entries')
    .selectAll()
    .where('id', '=', id)
    .where('verdict', '!=', 'exact')
    .where('returned_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Parts into which an entry has been divided so far. */
export const countParts = async (trx: Db, bankId: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('statement_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<boolean>`starts_with(bank_id, ${`${bankId}/`})`)
    .executeTakeFirstOrThrow();
  return count;
};

type EntryChange = Pick<EntryRow, 'amount' | 'reference' | 'verdict'>;

export const setEntry = async (trx: Db, id: number, change: EntryChange): Promise<void> => {
  await trx.updateTable('statement_entries').set(change).where('id', '=', id).execute();
};

/** Undefined when it needs no decision any more. */
export const endEntry = (
  trx: Db,
  id: number,
  outcome: 'returned' | 'credited',
  now: Date,
): Promise<EntryRow | undefined> =>
  trx
    .updateTable('statement_entries')
    .set({ returned_at: now, outcome })
    .where('id', '=', id)
    .where('verdict', '!=', 'exact')
    .where('returned_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
