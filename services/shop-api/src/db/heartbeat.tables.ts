import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema';

/**
 * A write that costs little and reaches the disk. The table begins a new file each time: to change a row in place needs
 * no room, and would go well on a disk that is full.
 */
export const beat = async (db: Kysely<Tables>, now: Date): Promise<void> => {
  await db.transaction().execute(async trx => {
    await sql`truncate heartbeats`.execute(trx);
    await trx.insertInto('heartbeats').values({ name: 'readiness', beat_at: now }).execute();
  });
};
