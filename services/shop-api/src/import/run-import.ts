import { dirname } from 'node:path';
import type { Config } from '../config';
import { migrate, openDatabase } from '../db/index';
import { midnight, shopDay } from '../shop-day.rules';
import { describeRow } from './faults.rules';
import { importProducts, type ImportReport } from './import-products';
import { openRows } from './open-rows';
import { createPictureStore } from './pictures';

const describe = ({ added, changed, unchanged, rejected }: ImportReport): string =>
  `${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} refused`;

const rowsOf = ({ added, changed, unchanged, rejected }: ImportReport): number =>
  added + changed + unchanged + rejected;

/** Rows between two lines of progress where a line cannot be overwritten. */
const rowsPerLine = 10_000;

/** Imports a file into the shop's database, with progress on the terminal; returns the exit code. */
export const runImport = async (
  path: string,
  locale: 'mn' | 'en',
  { databaseUrl, dataDir }: Config,
): Promise<number> => {
  const startedAt = Date.now();
  let nextLine = rowsPerLine;
  const timed = (report: ImportReport) =>
    `${rowsOf(report)} rows in ${Math.round((Date.now() - startedAt) / 1000)} s: ${describe(report)}`;
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    await migrate(database.db);
    const report = await importProducts(database.db, openRows(path), {
      from: midnight(shopDay(new Date())),
      savePicture: await createPictureStore(dirname(path), dataDir),
      onRejected: row => void process.stderr.write(`${describeRow(row, locale)}\n`),
      onProgress: soFar => {
        if (process.stderr.isTTY) process.stderr.write(`\r${timed(soFar)}`);
        else if (rowsOf(soFar) >= nextLine) {
          nextLine = rowsOf(soFar) + rowsPerLine;
          process.stderr.write(`${timed(soFar)}\n`);
        }
      },
    });
    process.stdout.write(`${process.stderr.isTTY ? '\n' : ''}${describe(report)}\n`);
    return report.rejected > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
};
