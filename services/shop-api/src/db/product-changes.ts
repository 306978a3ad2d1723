import { sql } from 'kysely';
import type { ChangeTag } from './changes';
import type { Database } from './open-database';
import type { Db } from './schema';

/** Products contain their names, and lists follow what staff set for badges and searches. */
const productTags: readonly ChangeTag[] = ['product', 'taxon', 'vendor', 'brand', 'option', 'badge', 'search'];

/** Calls back after a commit that changed products, with their ids when they are known. */
export const onProductChange = (
  database: Pick<Database, 'onChange'>,
  listener: (ids?: readonly number[]) => void,
): Promise<void> =>
  database.onChange(({ tag, ids }) => {
    if (tag === 'product') listener(ids);
    else if (productTags.includes(tag)) listener();
  });

export interface ChangeList {
  /** A settled change is not returned again after this horizon. */
  changes: { sequence: number; id: number; settled: boolean }[];
  /** The horizon of the next request. */
  horizon: string;
  /** The first retained change; 0 when there is none. */
  oldest: number;
}

/**
 * Committed product changes since a horizon (`'0'` at first). The next horizon precedes every running transaction, so
 * that a long one is not missed because it took its number early and ended late.
 */
export const changesSince = async (db: Db, horizon: string): Promise<ChangeList> => {
  const { rows } = await sql<{ changes: ChangeList['changes'] | null; horizon: string; oldest: number | null }>`
    with edge as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select edge.xmin::text as horizon, (select min(sequence) from product_changes) as oldest,
      (select json_agg(json_build_object('sequence', sequence, 'id', product_id, 'settled', xact < edge.xmin))
        from product_changes where xact >= ${horizon}::text::xid8) as changes
    from edge`.execute(db);
  return { changes: rows[0]?.changes ?? [], horizon: rows[0]?.horizon ?? horizon, oldest: rows[0]?.oldest ?? 0 };
};

export interface ChangePosition {
  /** The horizon for changes after everything has been read. */
  horizon: string;
  /** The last change that such a read includes. */
  latest: number;
}

export const changePosition = async (db: Db): Promise<ChangePosition> => {
  const { rows } = await sql<{ horizon: string; latest: number | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      (select max(sequence) from product_changes) as latest`.execute(db);
  return { horizon: rows[0]?.horizon ?? '0', latest: rows[0]?.latest ?? 0 };
};

/** Deletes changes that were read long ago. An import records thousands a second: a minute of it must remain. */
export const trimProductChanges = async (db: Db, maxRows = 250_000): Promise<void> => {
  await sql`delete from product_changes where sequence <= (select max(sequence) - ${maxRows}::int from product_changes)`.execute(
    db,
  );
};
