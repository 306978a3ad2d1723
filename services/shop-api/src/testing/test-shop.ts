import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildShopApi, createShop, type Shop } from '../app';
import { openSites } from '../content/api';
import { type Database, type DatabaseOptions, openDatabase } from '../db/index';
import type { SeedCatalogue } from '../seed/seed-shape';
import { type Example, exampleTime, inMemory } from './images';
import { watchReports } from './write';

/** A whole shop for a test, with a clock that the test controls. */
export interface TestShop {
  app: FastifyInstance;
  shop: Shop;
  /** Moves the clock on. */
  pass(milliseconds: number): void;
  close(): Promise<void>;
}

interface TestShopOptions extends DatabaseOptions {
  contents?: Example;
  /** Instead of these contents; loading it takes seconds. */
  catalogue?: SeedCatalogue;
  limitsFactor?: number;
  createSeed?: Shop['createSeed'];
}

/** A shop of the images, or one in another database, which is filled already. */
const openExample = async ({ contents = 'example', catalogue, ...options }: TestShopOptions): Promise<Database> => {
  if (options.databaseUrl !== undefined || options.dataDir !== undefined) return openDatabase(options);
  if (!catalogue) return openDatabase({ ...options, ...inMemory(contents) });
  const database = await openDatabase(inMemory('migrated'));
  const { seedDatabase } = await import('../seed/load-seed');
  await seedDatabase(database.db, () => exampleTime, catalogue);
  return database;
};

export const startTestShop = async (options: TestShopOptions = {}): Promise<TestShop> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  const database = await openExample(options);
  // Other processes' reports arrive with a delay.
  const checkReports = database.backend === 'embedded' ? await watchReports(database) : undefined;
  await openSites(database.db, { now: exampleTime, production: false });
  let now = exampleTime.getTime();
  const clock = () => new Date(now);
  let origin = '';
  const shop = createShop({
    // All visitors of a test share one address.
    ...{ database, dataDir, production: false, clock, limitsFactor: options.limitsFactor ?? 0 },
    origin: () => origin,
    ...(options.createSeed && { createSeed: options.createSeed }),
    isStrict: true,
  });
  // A job between two steps of a slow test changes its result: tests start jobs themselves.
  const app = await buildShopApi({ shop, jobs: false });
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
