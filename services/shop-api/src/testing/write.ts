import { sql } from 'kysely';
import { type Change, type ChangeTag, changed, transact } from '../db/changes';
import type { Database } from '../db/index';
import type { Db } from '../db/schema';

/** Writes to tables without a function of the shop, and reports it as such a function would. */
export const write = (db: Db, tag: ChangeTag, work: (trx: Db) => Promise<unknown>): Promise<void> =>
  transact(db, async trx => {
    await work(trx);
    if (tag !== 'product') return changed(trx, tag);
    const { rows } = await sql<{ id: number }>`
      select product_id as id from product_changes where xact = pg_current_xact_id()`.execute(trx);
    await changed(
      trx,
      'product',
      rows.map(({ id }) => id),
    );
  });

/**
 * Watches that every transaction reports the products that it writes. The result throws when one has not since its last
 * call.
 */
export const watchReports = async (database: Database): Promise<() => Promise<void>> => {
  let reports: Change[] = [];
  const { rows: before } = await sql<{ last: number | null }>`
    select max(sequence) as last from product_changes`.execute(database.db);
  let last = before[0]?.last ?? 0;
  await database.onChange(change => reports.push(change));
  const reportsOf = (id: number) => reports.filter(({ ids }) => !ids || ids.includes(id)).length;
  return async () => {
    const { rows } = await sql<{ id: number; writes: number; last: number }>`
      select product_id as id, count(distinct xact)::int as writes, max(sequence) as last
        from product_changes where sequence > ${last} group by product_id`.execute(database.db);
    const unreported = rows.filter(({ id, writes }) => reportsOf(id) < writes).map(({ id }) => id);
    reports = [];
    last = Math.max(last, ...rows.map(row => row.last));
    if (unreported.length > 0) throw new Error(`Written without changed(trx, 'product', …): ${unreported.join(', ')}`);
  };
};
