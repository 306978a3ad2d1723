import { buildShopApi, createShop } from './app';
import { readConfig } from './config';
import { openSites } from './content/api';
import { type Database, migrate, openDatabase } from './db/index';
import { reconcile } from './payments/api';
import { countBooks, findFaults } from './money/verify.tables';

/** Outside production the sandbox is the provider, and a part of the shop that is started for this. */
const compareWithProviders = async (database: Database) => {
  const { dataDir, production, providers } = readConfig();
  let origin = '';
  const shop = createShop({ database, dataDir, production, providers, origin: () => origin });
  if (providers || production) return reconcile(shop);
  const app = await buildShopApi({ shop, jobs: false });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  try {
    return await reconcile(shop);
  } finally {
    await app.close();
  }
};

/** Verifies that the books balance and match the providers' reports: exits with 0, or with 1 and the differences. */
const run = async (): Promise<number> => {
  const { databaseUrl, dataDir, production } = readConfig();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database.db);
    await openSites(database.db, { now: new Date(), production });
    const faults = await findFaults(database.db);
    for (const { promise, what } of faults) process.stderr.write(`${promise}: ${what}\n`);
    const { compared, differences } = await compareWithProviders(database);
    for (const difference of differences)
      process.stderr.write(`Each payment is what its provider says: ${difference}\n`);
    const { accounts, transactions, entries } = await countBooks(database.db);
    const payments = compared > 0 ? `, ${compared} payments compared with their providers` : '';
    const books = `${accounts} accounts, ${transactions} movements, ${entries} entries${payments}`;
    const found = faults.length + differences.length;
    process.stdout.write(found === 0 ? `The books balance: ${books}\n` : `${found} faults in ${books}\n`);
    return found === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
};

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
