import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { inMemory } from '../testing/images';
import { startPostgres } from '../testing/postgres';
import type { Change } from './changes';
import { transact } from './changes';
import { DirectoryInUse, lockDirectory } from './directory-lock';
import { type Database, migrate, openDatabase } from './index';

const facts = async ({ db }: Database) => {
  const { rows } = await sql`select 9007199254740991::bigint as big, 4.25::numeric as ratio, date '2026-11-21' as day,
    '\\x00ff'::bytea as bytes, 'б' < 'ё' collate "und-x-icu" as collated, '{"a":[1]}'::jsonb as document`.execute(db);
  return rows[0];
};

const expected = {
  big: 9007199254740991,
  ratio: 4.25,
  day: '2026-11-21',
  bytes: Buffer.from([0, 255]),
  collated: true,
  document: { a: [1] },
};

const exercise = async (database: Database) => {
  await migrate(database.db);
  await migrate(database.db);
  expect(await facts(database)).toEqual(expected);
  const failing = database.db
    .insertInto('outbox')
    .values({ kind: 'fax' as never, recipient: '', subject: '', body: '', created_at: new Date() });
  await expect(failing.execute()).rejects.toMatchObject({ code: '23514' });
};

it('reads and writes alike on the embedded database', async () => {
  const database = await openDatabase(inMemory('migrated'));
  await exercise(database);
  await database.close();
});

it('reads and writes alike on PostgreSQL', async () => {
  const postgres = await startPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url });
  await exercise(database);
  await database.close();
  await postgres.close();
});

it('continues to listen after a lost connection', async () => {
  const postgres = await startPostgres();
  const { db, onChange, close } = await openDatabase({ databaseUrl: postgres.url });
  const heard = new Promise<Change>(resolve => void onChange(resolve));
  const listeners = () =>
    sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and query like 'LISTEN%'`
      .execute(db)
      .then(({ rows }) => rows.map(({ pid }) => pid));
  const until = async (met: (pids: number[]) => boolean): Promise<number[]> => {
    for (;;) {
      const pids = await listeners();
      if (met(pids)) return pids;
    }
  };
  const [first] = await until(pids => pids.length === 1);
  await sql`select pg_terminate_backend(${first})`.execute(db);
  await until(([pid]) => pid !== undefined && pid !== first);
  await sql`notify changes, '{"tag":"product"}'`.execute(db);
  expect(await heard).toEqual({ tag: 'product' });
  await close();
  await postgres.close();
});

it('survives the loss of a connection between two queries of a transaction', async () => {
  const postgres = await startPostgres();
  const { db, close } = await openDatabase({ databaseUrl: postgres.url });
  const own = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const result = transact(db, async trx => {
    const { rows } = await own.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    // Until the connection has ended on this side too.
    await setTimeout(100);
    await own.execute(trx);
  });
  await expect(result).rejects.toThrow();
  expect((await own.execute(db)).rows).toHaveLength(1);
  await close();
  await postgres.close();
});

it('isolates transactions on the one connection of the embedded database', async () => {
  const database = await openDatabase(inMemory('migrated'));
  const { db } = database;
  await db
    .insertInto('login_failures')
    .values({ key: 'count', failures: 0, blocked_until: new Date(0) })
    .execute();
  const addOne = () =>
    transact(db, async trx => {
      const { failures } = await trx.selectFrom('login_failures').select('failures').executeTakeFirstOrThrow();
      await trx
        .updateTable('login_failures')
        .set({ failures: failures + 1 })
        .execute();
    });
  await Promise.all(Array.from({ length: 100 }, addOne));
  expect(await db.selectFrom('login_failures').select('failures').executeTakeFirst()).toEqual({ failures: 100 });
  await database.close();
});

describe('lockDirectory', () => {
  it('rejects a second holder immediately and releases on request', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lock-'));
    const unlock = await lockDirectory(directory);
    const started = process.hrtime.bigint();
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(1000);
    await unlock();
    await (
      await lockDirectory(directory)
    )();
    await rm(directory, { recursive: true });
  });

  it('does not mistake another socket for a lock', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'lock-'));
    const other = createServer().listen(0);
    await (
      await lockDirectory(directory)
    )();
    other.close();
    await rm(directory, { recursive: true });
  });
});
