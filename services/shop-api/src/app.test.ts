import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildShopApi, createShop } from './app';
import { openSites } from './content/api';
import { openDatabase } from './db/index';
import { seedDatabase } from './seed/load-seed';
import { exampleCatalogue } from './testing/example-catalogue';
import { inMemory } from './testing/images';

it('does not start in production with the example accounts, and has no sandbox there', async () => {
  const database = await openDatabase(inMemory('migrated'));
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  await openSites(database.db, { now: new Date(), production: true });
  const shop = createShop({ database, dataDir, production: true, origin: () => 'http://localhost' });
  const app = await buildShopApi({ shop });
  expect((await app.inject('/sandbox')).statusCode).toBe(404);
  expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
  await seedDatabase(database.db, () => new Date(), exampleCatalogue);
  await expect(buildShopApi({ shop })).rejects.toThrow('Example accounts');
  await database.close();
  await rm(dataDir, { recursive: true });
});
