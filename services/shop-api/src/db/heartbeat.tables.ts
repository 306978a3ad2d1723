import { sql } from 'kysely';
import { transact } from './changes';
import type { Db } from './schema';

/**
 * A cheap write that reaches the disk. The table begins a new file each time: a row changed in place needs no room, and
 * would succeed on a full disk.
 */
export const beat = async (db: Db, now: Date): Promise<void> => {
  await transact(db, async trx => {
    await sql`truncate heartbeats`.execute(trx);
    await trx.insertInto('heartbeats').values({ name: 'readiness', beat_at: now }).execute();
  });
};
