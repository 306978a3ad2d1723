import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type ChangeListener, changesChannel, createChangeFeed } from './changes';
import { lockDirectory } from './directory-lock';
import { parsers } from './parsers.mjs';
import { PgliteStream } from './pglite-stream';
import { startPglite } from './pglite-thread';
import { listenToPostgres } from './postgres-listener';
import { prepareStatements } from './prepared';
import type { Db, Tables } from './schema';

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer; wins over the embedded database. */
  databaseUrl?: string | undefined;
  /** The embedded database is in the folder `db` of this directory. */
  dataDir?: string | undefined;
  /** An embedded database that is gone with the process; it starts as an image, an archive from `dumpDataDir`. */
  memory?: { image: string };
  /** Connections to PostgreSQL. */
  connections?: number;
  /** Max time to wait for a connection, in milliseconds. */
  timeout?: number;
}

/** The shop's database of either kind. */
export interface Database {
  readonly db: Db;
  readonly backend: 'postgres' | 'embedded';
  /**
   * Calls back after a commit that changed something, with what its writer has passed to `changed`. For a commit of this
   * process before its writer continues; of other processes from the moment this resolves.
   */
  onChange(listener: ChangeListener): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[id]) || pg.types.getTypeParser(id, format as 'text'),
} as unknown as pg.CustomTypesConfig;

const ping = async (db: Db) => void (await sql`select 1`.execute(db));

const openPostgres = (connectionString: string, { connections = 20, timeout = 10_000 }: DatabaseOptions): Database => {
  const pool = new pg.Pool({ connectionString, max: connections, types, connectionTimeoutMillis: timeout });
  // The pool replaces a dropped idle connection, and the next query of a dropped transaction fails; without a listener,
  // either error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepareStatements(pool) }) });
  const feed = createChangeFeed(db, true);
  let listening: Promise<() => Promise<void>> | undefined;
  return {
    db,
    backend: 'postgres',
    ping: () => ping(db),
    onChange: async listener => {
      feed.subscribe(listener);
      await (listening ??= listenToPostgres(connectionString, changesChannel, feed.receive));
    },
    close: async () => {
      await Promise.all([pool.end(), listening?.then(stop => stop())]);
    },
  };
};

/** Whom it serves; otherwise variables of the environment would tell. */
const embedded = { user: 'postgres', database: 'postgres', ssl: false };

const openEmbedded = async ({ memory, dataDir = '.data' }: DatabaseOptions): Promise<Database> => {
  const directory = memory ? null : join(dataDir, 'db');
  const unlock = directory ? await lockDirectory(directory) : undefined;
  const thread = await startPglite(directory, memory?.image);
  // It has a single session: two concurrent transactions would be one.
  const pool = new pg.Pool({
    ...embedded,
    max: 1,
    idleTimeoutMillis: 0,
    types,
    stream: () => new PgliteStream(thread),
  });
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: prepareStatements(pool) }) });
  // Only this process has opened it.
  const feed = createChangeFeed(db, false);
  return {
    db,
    backend: 'embedded',
    ping: () => ping(db),
    onChange: async listener => feed.subscribe(listener),
    close: async () => {
      await db.destroy();
      await thread.close();
      await unlock?.();
    },
  };
};

/** Opens PostgreSQL when an address is configured, else the embedded database. Run `migrate` before use. */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<Database> => {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options);
  return openEmbedded(options);
};
