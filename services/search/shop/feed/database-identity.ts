import type { Database } from '@ortoo/shop-api/db';
import { sql } from 'kysely';

/** Differs for two databases, also when one was made from a copy of the other. */
export async function databaseIdentity(db: Database['db']): Promise<string> {
  const { rows } = await sql<{ identity: string }>`
    select concat_ws(' ',
      (select system_identifier from pg_control_system()),
      (select timeline_id from pg_control_checkpoint()),
      (select oid from pg_database where datname = current_database()),
      (select min(timestamp) from kysely_migration)) as identity`.execute(db);
  return rows[0]?.identity ?? '';
}
