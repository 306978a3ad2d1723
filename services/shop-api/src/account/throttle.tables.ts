import { type Kysely, sql } from 'kysely';
import type { Tables } from '../db/schema';

/** The latest moment until which one of these keys is blocked, if it lies ahead. */
export const blockedUntil = async (db: Kysely<Tables>, keys: string[], now: Date): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('login_failures')
    .select(({ fn }) => fn.max('blocked_until').as('until'))
    .where('key', 'in', keys)
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row?.until ?? undefined;
};

/** Counts one failure more and answers how many there are now. A day without any forgets them. */
export const countFailure = async (db: Kysely<Tables>, key: string, now: Date): Promise<number> => {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  const row = await db
    .insertInto('login_failures')
    .values({ key, failures: 1, blocked_until: now })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when login_failures.blocked_until < ${dayAgo} then 1 else login_failures.failures + 1 end`,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return row.failures;
};

export const blockUntil = async (db: Kysely<Tables>, key: string, until: Date): Promise<void> => {
  await db.updateTable('login_failures').set({ blocked_until: until }).where('key', '=', key).execute();
};

export const forgetFailures = async (db: Kysely<Tables>, key: string): Promise<void> => {
  await db.deleteFrom('login_failures').where('key', '=', key).execute();
};
