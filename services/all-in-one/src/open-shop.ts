import { createShop, readAnalyticsSettings, readProviderSettings } from '@ortoo/shop-api/app';
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
  const { dataDir, production, paymentProviders } = config;
  const analytics = readAnalyticsSettings(config.analytics);
  const providers = readProviderSettings(paymentProviders);
  const shop = createShop({ database, dataDir, production, providers, analytics, origin });
  return { database, shop };
};
