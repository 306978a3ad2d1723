import { createShop } from '@ortoo/shop-api/app';
import { migrate, openDatabase } from '@ortoo/shop-api/db';
import { config } from './config';

/** Opens the database, brings it up to date and, in demonstration, fills it with the example shop. */
export const openShop = async (origin: () => string) => {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  await migrate(database.db);
  if (!config.production) {
    const { seedDatabase } = await import('@ortoo/shop-api/seed');
    await seedDatabase(database.db, () => new Date());
  }
  const shop = createShop({ database, dataDir: config.dataDir, production: config.production, origin });
  return { database, shop };
};
