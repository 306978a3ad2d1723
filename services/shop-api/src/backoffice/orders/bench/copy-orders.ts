import { sql } from 'kysely';
import { readConfig } from '../../../config';
import { openDatabase } from '../../../db/index';
import { copiesOf, countOrders } from './copies.tables';

// Copies the example orders until there are about so many, and prints their number.
const [count = '100000'] = process.argv.slice(2);
const { databaseUrl, dataDir } = readConfig();
const { db, close } = await openDatabase({ databaseUrl, dataDir });
try {
  const known = await countOrders(db);
  // Temporary tables belong to one connection.
  await db.connection().execute(async connection => {
    for (const statement of copiesOf(Math.ceil(Number(count) / known))) await sql.raw(statement).execute(connection);
  });
  process.stdout.write(`${await countOrders(db)}\n`);
} finally {
  await close();
}
