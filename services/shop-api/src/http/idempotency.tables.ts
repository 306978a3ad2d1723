import type { Db } from '../db/schema';

type Claim =
  | { kind: 'claimed' }
  | { kind: 'mismatch' }
  | { kind: 'in-flight' }
  | { kind: 'replay'; status: number; body: unknown };

interface Attempt {
  actor: string;
  key: string;
  fingerprint: string;
  now: Date;
  /** Milliseconds. */
  lifetime: number;
}

/** A claim without a response within this time counts as abandoned. */
const lostAfter = 60_000;

export const claimKey = async (db: Db, attempt: Attempt): Promise<Claim> => {
  const { actor, key, fingerprint, now, lifetime } = attempt;
  await db
    .deleteFrom('idempotency_keys')
    .where(({ eb, or, and }) =>
      or([
        eb('created_at', '<', new Date(now.getTime() - lifetime)),
        and([
          eb('actor', '=', actor),
          eb('key', '=', key),
          eb('status', 'is', null),
          eb('created_at', '<', new Date(now.getTime() - lostAfter)),
        ]),
      ]),
    )
    .execute();
  const inserted = await db
    .insertInto('idempotency_keys')
    .values({ actor, key, fingerprint, body: 'null', created_at: now })
    .onConflict(conflict => conflict.columns(['actor', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (inserted) return { kind: 'claimed' };
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'body'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!found || found.status === null)
    return found && found.fingerprint !== fingerprint ? { kind: 'mismatch' } : { kind: 'in-flight' };
  if (found.fingerprint !== fingerprint) return { kind: 'mismatch' };
  return { kind: 'replay', status: found.status, body: found.body };
};

interface Held {
  actor: string;
  key: string;
}

export const saveAnswer = async (db: Db, held: Held & { status: number; body: unknown }): Promise<void> => {
  await db
    .updateTable('idempotency_keys')
    .set({ status: held.status, body: JSON.stringify(held.body) })
    .where('actor', '=', held.actor)
    .where('key', '=', held.key)
    .execute();
};

export const forgetKey = async (db: Db, held: Held): Promise<void> => {
  await db.deleteFrom('idempotency_keys').where('actor', '=', held.actor).where('key', '=', held.key).execute();
};
