import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildShopApi, createShop, type Shop } from '../app';
import { type DatabaseOptions, migrate, openDatabase } from '../db/index';
import { seedDatabase } from '../seed/load-seed';
import type { SeedCatalogue } from '../seed/seed-shape';
import { exampleCatalogue } from './example-catalogue';
import { watchReports } from './write';

/** A whole shop for a test, with a clock that the test controls. */
export interface TestShop {
  app: FastifyInstance;
  shop: Shop;
  /** Moves the clock on. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

export const startTestShop = async (
  {
    catalogue = exampleCatalogue,
    // All visitors of a test share one address.
    limitsFactor = 0,
    ...options
  }: DatabaseOptions & { catalogue?: SeedCatalogue; limitsFactor?: number } = { memory: true },
): Promise<TestShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  const database = await openDatabase(options);
  await migrate(database.db);
  // Other processes' reports arrive with a delay.
  const checkReports = database.backend === 'embedded' ? await watchReports(database) : undefined;
  let now = Date.parse('2026-11-21T04:00:00Z');
  const clock = () => new Date(now);
  await seedDatabase(database.db, clock, catalogue);
  await checkReports?.();
  let origin = '';
  const shop = createShop({
    ...{ database, dataDir, production: false, clock, limitsFactor },
    origin: () => origin,
    rejectsUnlisted: true,
  });
  const app = await buildShopApi({ shop });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    shop,
    pass: milliseconds => void (now += milliseconds),
    close: async () => {
      await app.close();
      try {
        await checkReports?.();
      } finally {
        await database.close();
        await rm(dataDir, { recursive: true });
      }
    },
  };
};
