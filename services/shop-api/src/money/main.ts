import { readConfig } from '../config';
import { migrate, openDatabase } from '../db/index';
import { countBooks, findFaults } from './verify.tables';

/** Proves that the books balance: ends with 0 when they do, with 1 and what does not hold when they do not. */
const run = async (): Promise<number> => {
  const { databaseUrl, dataDir } = readConfig();
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database.db);
    const faults = await findFaults(database.db);
    for (const { promise, what } of faults) process.stderr.write(`${promise}: ${what}\n`);
    const { accounts, transactions, entries } = await countBooks(database.db);
    const books = `${accounts} accounts, ${transactions} movements, ${entries} entries`;
    process.stdout.write(
      faults.length === 0 ? `The books balance: ${books}\n` : `${faults.length} faults in ${books}\n`,
    );
    return faults.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
};

process.exitCode = await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 2;
});
