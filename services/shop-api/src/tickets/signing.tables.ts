import { sql } from 'kysely';
import type { Db } from '../db/schema';

export const findSigningKey = (db: Db) =>
  db.selectFrom('signing_keys').selectAll().orderBy('created_at').orderBy('kid').executeTakeFirst();

export const insertSigningKey = async (db: Db, kid: string, jwk: JsonWebKey, now: Date): Promise<void> => {
  await db
    .insertInto('signing_keys')
    .values({ kid, private_jwk: JSON.stringify(jwk), created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute();
};

/** Until the transaction ends. */
export const lockSigningKeys = async (trx: Db): Promise<void> => {
  await sql`lock table signing_keys in exclusive mode`.execute(trx);
};
