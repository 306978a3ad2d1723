import { rename, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const create = async (url: string, name: string, statements: (name: string) => string[]): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements(pg.escapeIdentifier(name))) await client.query(statement);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};

/** Creates a database as a copy of another one. */
export const copyDatabase = (url: string, name: string, template: string): Promise<string> =>
  create(url, name, id => [`CREATE DATABASE ${id} TEMPLATE ${pg.escapeIdentifier(template)}`]);

/** Creates a database with its tables in a separate folder, while the log of the server is elsewhere. */
export const createDatabaseIn = (url: string, name: string, folder: string): Promise<string> =>
  create(url, name, id => [
    `CREATE TABLESPACE ${id} LOCATION ${pg.escapeLiteral(folder)}`,
    `CREATE DATABASE ${id} TABLESPACE ${id}`,
  ]);

/** Writes an embedded database's folder as an image, from which `openDatabase` starts one in memory. */
export const writeImage = async (folder: string, image: string): Promise<void> => {
  const database = await PGlite.create(folder);
  const archive = await database.dumpDataDir('none');
  await database.close();
  await writeFile(`${image}.part`, Buffer.from(await archive.arrayBuffer()));
  await rename(`${image}.part`, image);
};
