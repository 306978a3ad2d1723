import { type Insertable, type Selectable, sql } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type CodeRow = Selectable<Tables['one_time_codes']>;

export const insertCode = async (db: Db, row: Insertable<Tables['one_time_codes']>): Promise<void> => {
  await db.insertInto('one_time_codes').values(row).execute();
};

/** Counts a try and returns the code while it has tries left and has not expired. */
export const tryCode = (
  db: Db,
  token_hash: string,
  purposes: readonly CodeRow['purpose'][],
  maxTries: number,
  now: Date,
): Promise<CodeRow | undefined> =>
  db
    .updateTable('one_time_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', token_hash)
    .where('purpose', 'in', purposes)
    .where('tries', '<', maxTries)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

/** Takes back a try with the right code. */
export const returnTry = async (db: Db, token_hash: string): Promise<void> => {
  await db
    .updateTable('one_time_codes')
    .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
    .where('token_hash', '=', token_hash)
    .execute();
};

/** True for the first caller that uses it. */
export const spendCode = (db: Db, token_hash: string): Promise<boolean> =>
  db.deleteFrom('one_time_codes').where('token_hash', '=', token_hash).returning('token_hash').$call(hasRow);

interface Limit {
  count: number;
  since: Date;
}

const recent = (since: Date) =>
  sql<Date[]>`array(select moment from unnest(sent_codes.sent_at) moment where moment > ${since})`;

/**
 * Counts a code to a recipient in one statement, so that simultaneous requests over all processes count, too. False
 * when one of the limits is reached; `long` is the one that looks back further.
 */
export const countCode = (db: Db, recipient: string, { short, long }: { short: Limit; long: Limit }, now: Date) =>
  db
    .insertInto('sent_codes')
    .values({ recipient, sent_at: [now], last_at: now })
    .onConflict(conflict =>
      conflict
        .column('recipient')
        .doUpdateSet({ sent_at: sql<Date[]>`${recent(long.since)} || ${now}::timestamptz`, last_at: now })
        .where(sql<boolean>`cardinality(${recent(short.since)}) < ${short.count}`)
        .where(sql<boolean>`cardinality(${recent(long.since)}) < ${long.count}`),
    )
    .returning('recipient')
    .$call(hasRow);

export const findSentCodes = async (db: Db, recipient: string): Promise<Date[]> => {
  const row = await db.selectFrom('sent_codes').select('sent_at').where('recipient', '=', recipient).executeTakeFirst();
  return row?.sent_at ?? [];
};

export const dropStaleCodes = async (
  db: Db,
  { now, countedSince }: { now: Date; countedSince: Date },
): Promise<void> => {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('email_confirmations').where('expires_at', '<', now).execute();
  await db.deleteFrom('sent_codes').where('last_at', '<', countedSince).execute();
};
