import type { Selectable } from 'kysely';
import { hasRow } from '../db/has-row';
import type { Db, Tables } from '../db/schema';

export type SandboxRecord<Body> = Omit<Selectable<Tables['sandbox_records']>, 'body'> & { body: Body };

/** Stores an emulator's record by kind and id, in a state. False when the id was used before. */
export const saveRecord = async (
  db: Db,
  record: { emulator: string; id: string; state: string; body: object; now: Date },
): Promise<boolean> => {
  const { now, body, ...rest } = record;
  return db
    .insertInto('sandbox_records')
    .values({ ...rest, body: JSON.stringify(body), created_at: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .$call(hasRow);
};

const recordsOf = <Body>(db: Db, emulator: string) =>
  db.selectFrom('sandbox_records').selectAll().where('emulator', '=', emulator).$castTo<SandboxRecord<Body>>();

export const findRecord = <Body>(db: Db, emulator: string, id: string): Promise<SandboxRecord<Body> | undefined> =>
  recordsOf<Body>(db, emulator).where('id', '=', id).executeTakeFirst();

export const latestRecords = <Body>(db: Db, emulator: string): Promise<SandboxRecord<Body>[]> =>
  recordsOf<Body>(db, emulator).orderBy('created_at', 'desc').limit(200).execute();

export const listRecords = <Body>(db: Db, emulator: string, state: string): Promise<SandboxRecord<Body>[]> =>
  recordsOf<Body>(db, emulator).where('state', '=', state).execute();

/** Moves a record on when it is still in one of these states; false when it is not. */
export const moveRecord = (
  db: Db,
  { emulator, id }: { emulator: string; id: string },
  from: readonly string[],
  to: string,
  body?: object,
): Promise<boolean> =>
  db
    .updateTable('sandbox_records')
    .set({ state: to, ...(body && { body: JSON.stringify(body) }) })
    .where('emulator', '=', emulator)
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .$call(hasRow);

/** A switch of the sandbox, such as whether an emulator is down. */
export const setSwitch = async (db: Db, id: string, state: string, now: Date): Promise<void> => {
  await db
    .insertInto('sandbox_records')
    .values({ emulator: 'switch', id, state, body: '{}', created_at: now })
    .onConflict(conflict => conflict.columns(['emulator', 'id']).doUpdateSet({ state }))
    .execute();
};

export const setRecordState = async (db: Db, emulator: string, id: string, state: string): Promise<void> => {
  await db
    .updateTable('sandbox_records')
    .set({ state })
    .where('emulator', '=', emulator)
    .where('id', '=', id)
    .execute();
};
