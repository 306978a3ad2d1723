import { migrate, openDatabase } from '@ortoo/shop-api/db';
import { config } from './config';
import type { ShopSettings } from './shop-settings';

/** Opens the database, brings it up to date and, in demonstration, fills it with the example shop. */
export const openShop = async ({ messages, ...settings }: ShopSettings) => {
  const { dataDir, production, secureCookies } = config;
  // The embedded database opens in a thread of its own: the service loads meanwhile.
  const [database, { createShop, openSites, openTransports }] = await Promise.all([
    openDatabase({ databaseUrl: config.databaseUrl, dataDir }),
    import('@ortoo/shop-api/app'),
  ]);
  await migrate(database.db);
  await openSites(database.db, { now: new Date(), production });
  if (!production) {
    const { seedDatabase, seedOrders } = await import('@ortoo/shop-api/seed');
    const isNew = await seedDatabase(database.db, () => new Date());
    // Payments of example orders are known to the sandbox alone; a restarted shop has its own orders.
    if (isNew && !config.paymentProviders) await seedOrders(database.db, () => new Date());
  }
  const { origin, siteOrigins, limitsFactor } = config;
  const shop = createShop({
    ...{ database, dataDir, production, secureCookies, siteOrigins, limitsFactor },
    ...settings,
    origin: () => origin,
    transports: openTransports(messages),
  });
  return { database, shop };
};
