import pino from 'pino';
import { buildShopApi, createShop } from './app';
import type { Config } from './config';
import { openSites } from './content/api';
import { migrate, openDatabase } from './db/index';
import { openTransports } from './outbox/api';

/** Serves the Shop API until the process receives a signal to stop. */
export const serve = async (settings: Config): Promise<void> => {
  const { databaseUrl, logLevel, host, port, origin, trustProxy, messages, ...config } = settings;
  const { dataDir, production } = config;
  const log = pino({ level: logLevel });
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database.db);
  await openSites(database.db, { now: new Date(), production });
  if (!production) {
    const { seedDatabase, seedOrders } = await import('./seed');
    const isNew = await seedDatabase(database.db, () => new Date());
    // Payments of example orders are known to the sandbox alone; a restarted shop has its own orders.
    if (isNew && !config.providers) await seedOrders(database.db, () => new Date());
  }
  const shop = createShop({ ...config, database, origin: () => origin, transports: openTransports(messages) });
  const app = await buildShopApi({ shop, logLevel, trustProxy });
  await app.listen({ host, port });
  log.info(`ready ${origin}`);

  const stop = async () => {
    await app.close();
    await database.close();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
};
