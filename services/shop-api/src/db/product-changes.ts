import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema';

/** NOTIFY channel; the payload is the product's id. Sent when the change is committed. */
export const productChangesChannel = 'product_changes';

/** Changed products, and the horizon of the next request. */
export interface ProductChanges {
  ids: number[];
  horizon: string;
}

/**
 * Products changed since a horizon (`'0'` at first). Only transactions older than every running one are returned, so
 * that none is missed because it took its number early and ended late.
 */
export const productChangesSince = async (db: Kysely<Tables>, horizon: string): Promise<ProductChanges> => {
  const { rows } = await sql<{ ids: number[] | null; horizon: string }>`
    with edge as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select edge.xmin::text as horizon,
      (select json_agg(distinct product_id) from product_changes
        where xact >= ${horizon}::text::xid8 and xact < edge.xmin) as ids
    from edge`.execute(db);
  return { ids: rows[0]?.ids ?? [], horizon: rows[0]?.horizon ?? horizon };
};

/** Deletes changes that were read long ago. An import records thousands a second: a minute of it must remain. */
export const trimProductChanges = async (db: Kysely<Tables>, maxRows = 250_000): Promise<void> => {
  await sql`delete from product_changes where sequence <= (select max(sequence) - ${maxRows}::int from product_changes)`.execute(
    db,
  );
};
