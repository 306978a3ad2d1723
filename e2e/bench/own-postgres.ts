import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../fixtures/postgres';

/** Prints the results of a measurement on its own PostgreSQL; no data remains. */
export const onPostgres = async (measure: (home: string, databaseUrl: string) => Promise<string>): Promise<void> => {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres();
  try {
    process.stdout.write(await measure(home, postgres.url));
  } finally {
    await postgres.stop();
    await rm(home, { recursive: true, force: true });
  }
};

/** The time within which this share of requests was answered. */
export const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? NaN;
