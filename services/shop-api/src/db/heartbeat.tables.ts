import type { Kysely } from 'kysely';
import type { Tables } from './schema';

/** A write that costs little and reaches the disk: a commit of one row. */
export const beat = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  await db
    .insertInto('heartbeats')
    .values({ name: 'readiness', beat_at: now })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ beat_at: now }))
    .execute();
};
