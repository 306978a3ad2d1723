import { readdir, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const run = async (url: string, statements: readonly string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const create = async (url: string, name: string, statements: (name: string) => string[]): Promise<string> => {
  await run(url, statements(pg.escapeIdentifier(name)));
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};

/** Creates a database as a copy of another one. */
export const copyDatabase = (url: string, name: string, template: string): Promise<string> =>
  create(url, name, id => [`CREATE DATABASE ${id} TEMPLATE ${pg.escapeIdentifier(template)}`]);

/** Drops a database, and ends its connections. */
export const dropDatabase = (url: string, name: string): Promise<void> =>
  run(url, [`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`]);

/** Creates a database with its tables in a separate folder, while the log of the server is elsewhere. */
export const createDatabaseIn = (url: string, name: string, folder: string): Promise<string> =>
  create(url, name, id => [
    `CREATE TABLESPACE ${id} LOCATION ${pg.escapeLiteral(folder)}`,
    `CREATE DATABASE ${id} TABLESPACE ${id}`,
  ]);

/** Bytes of a page of the log. */
const logPage = 8192;

/** Removes what a start does not read: the log up to the last checkpoint, its unused end, and other databases. */
const removeUnread = async (database: PGlite, folder: string): Promise<void> => {
  await database.exec('SELECT pg_switch_wal(); CHECKPOINT');
  const log = join(folder, 'pg_wal');
  const position = 'SELECT file_name, file_offset FROM pg_walfile_name_offset(pg_current_wal_lsn())';
  const { rows } = await database.query<{ file_name: string; file_offset: number }>(position);
  for (const { file_name, file_offset } of rows) {
    const segments = (await readdir(log)).filter(name => /^[0-9A-F]{24}$/.test(name) && name !== file_name);
    for (const segment of segments) await rm(join(log, segment));
    await truncate(join(log, file_name), Math.ceil(file_offset / logPage) * logPage);
  }
  const others = await database.query<{ oid: number }>(
    'SELECT oid FROM pg_database WHERE datname <> current_database()',
  );
  for (const { oid } of others.rows) await rm(join(folder, 'base', String(oid)), { recursive: true });
};

/** Memory for pages: each start fills it with zeros, and the examples need less. */
const memory = "ALTER SYSTEM SET shared_buffers = '16MB'";

/**
 * Writes an embedded database as an image, from which `openDatabase` starts one in memory.
 * @param folder loses files that a start in memory does not need
 */
export const writeImage = async (folder: string, image: string): Promise<void> => {
  const database = await PGlite.create(folder);
  await database.exec(memory);
  await removeUnread(database, folder);
  const archive = await database.dumpDataDir('none');
  await database.close();
  await writeFile(`${image}.part`, Buffer.from(await archive.arrayBuffer()));
  await rename(`${image}.part`, image);
};
