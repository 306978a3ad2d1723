import pg from 'pg';

/** Creates a database with its tables in a separate folder, while the log of the server is elsewhere. */
export const createDatabaseIn = async (url: string, name: string, folder: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const [id, place] = [pg.escapeIdentifier(name), pg.escapeLiteral(folder)];
  await client.query(`CREATE TABLESPACE ${id} LOCATION ${place}`);
  await client.query(`CREATE DATABASE ${id} TABLESPACE ${id}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};
