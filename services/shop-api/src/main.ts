import pino from 'pino';
import { buildShopApi, createShop } from './app';
import { readConfig } from './config';
import { migrate, openDatabase } from './db/index';

const config = readConfig();
const log = pino({ level: config.logLevel });
const origin = `http://${config.host}:${config.port}`;

const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
await migrate(database.db);
if (!config.production) {
  const { seedDatabase } = await import('./seed/load-seed');
  await seedDatabase(database.db, () => new Date());
}
const { dataDir, production, providers } = config;
const shop = createShop({ database, dataDir, production, providers, origin: () => origin });
const app = await buildShopApi({ shop, logLevel: config.logLevel });
await app.listen({ host: config.host, port: config.port });
log.info(`ready ${origin}`);

const stop = async () => {
  await app.close();
  await database.close();
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
