import { sql } from 'kysely';
import type { Db } from '../db/schema';

/** Requests of one visitor on one limit, in one window. */
export interface RequestCount {
  key: string;
  window_end: Date;
  count: number;
}

/**
 * Adds to the counts of all processes; returns the totals. Keys are ordered, so that two processes cannot
 * deadlock.
 */
export const addRequestCounts = (db: Db, counts: readonly RequestCount[]): Promise<RequestCount[]> =>
  db
    .insertInto('request_counts')
    .values(counts.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict(conflict =>
      conflict.columns(['key', 'window_end']).doUpdateSet({
        count: sql`request_counts.count + excluded.count`,
      }),
    )
    .returning(['key', 'window_end', 'count'])
    .execute();

export const deleteOldRequestCounts = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('request_counts').where('window_end', '<', now).execute();
};
