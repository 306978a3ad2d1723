import { join } from 'node:path';
import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import { memoryImage } from './config';
import { lockDirectory } from './directory-lock';
import { parserFor } from './parsers';
import { pglitePool } from './pglite-pool';
import { startPglite } from './pglite-thread';
import { listenToPostgres } from './postgres-listener';
import { invalidateCachedReads } from './cached-read';
import { prepareStatements } from './prepared';
import type { Tables } from './schema';
import { productTables, watchWrites } from './watch-writes';

export interface DatabaseOptions {
  /** PostgreSQL 15 or newer; wins over the embedded database. */
  databaseUrl?: string | undefined;
  /** The embedded database is in the folder `db` of this directory. */
  dataDir?: string | undefined;
  /** An embedded database that is gone with the process, for tests. Starts as the image of DATABASE_IMAGE, if any. */
  memory?: boolean;
  /** Connections to PostgreSQL. */
  connections?: number;
  /** Max time to wait for a connection, in milliseconds. */
  timeout?: number;
}

/** The shop's database of either kind. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly backend: 'postgres' | 'embedded';
  /** Calls back on NOTIFY, from this and from other processes. */
  listen(channel: string, listener: (payload: string) => void): Promise<void>;
  /** Calls back when this process has committed a change of products, before its writer continues. */
  onProductWrite(listener: () => void): void;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parserFor(id)) || pg.types.getTypeParser(id, format as 'text'),
} as unknown as pg.CustomTypesConfig;

/** Tables that are read through `cachedRead`. */
const cachedTables = ['delivery_choices', 'payment_methods', 'wallets', 'option_types', 'option_values'];

/** Kysely over a pool, with the tracking of writes for this process. */
const overPool = (pool: PostgresPool) => {
  const products = watchWrites(pool, productTables);
  const settings = watchWrites(products.pool, cachedTables);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: settings.pool }) });
  const forget = () => invalidateCachedReads(db);
  forget();
  settings.onWrite(forget);
  return { db, onProductWrite: products.onWrite };
};
const ping = async (db: Kysely<Tables>) => void (await sql`select 1`.execute(db));

const openPostgres = (connectionString: string, { connections = 20, timeout = 10_000 }: DatabaseOptions): Database => {
  const pool = new pg.Pool({ connectionString, max: connections, types, connectionTimeoutMillis: timeout });
  // A dropped idle connection is replaced by the pool; without a listener, the error would end the process.
  pool.on('error', () => undefined);
  const deafen: (() => Promise<void>)[] = [];
  const { db, onProductWrite } = overPool(prepareStatements(pool));
  return {
    db,
    backend: 'postgres',
    onProductWrite,
    ping: () => ping(db),
    listen: async (channel, listener) => {
      deafen.push(await listenToPostgres(connectionString, channel, listener));
    },
    close: async () => {
      await Promise.all([pool.end(), ...deafen.map(stop => stop())]);
    },
  };
};

const openEmbedded = async (dataDir: string | null): Promise<Database> => {
  const directory = dataDir && join(dataDir, 'db');
  const unlock = directory ? await lockDirectory(directory) : undefined;
  const thread = await startPglite(directory, memoryImage());
  const { db, onProductWrite } = overPool(pglitePool(thread));
  return {
    db,
    backend: 'embedded',
    onProductWrite,
    ping: () => ping(db),
    listen: thread.listen,
    close: async () => {
      await db.destroy();
      await unlock?.();
    },
  };
};

/** Opens PostgreSQL when an address is configured, else the embedded database. Run `migrate` before use. */
export const openDatabase = async (options: DatabaseOptions = {}): Promise<Database> => {
  if (options.databaseUrl) return openPostgres(options.databaseUrl, options);
  return openEmbedded(options.memory ? null : (options.dataDir ?? '.data'));
};
