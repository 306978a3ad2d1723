import { config } from './config';
import { openShop } from './open-shop';
import { runScript } from './run-script';
import { readShopSettings, type ShopSettings } from './shop-settings';

const closeOnSignal = (close: () => Promise<void>): void => {
  let closing: Promise<void> | undefined;
  // A terminal sends Ctrl-C to the starter and to this process: the second one changes nothing.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void (closing ??= close()));
};

/** Runs both; when one fails, the other one ends too. */
const openAndRelease = async (settings: ShopSettings) => {
  const failed = new AbortController();
  try {
    const startedAt = Date.now();
    process.stdout.write('opening the database, describing the releases\n');
    const releasing = runScript('./start-releases.ts', process.argv.slice(2), failed.signal);
    const opening = openShop(settings).then(opened => {
      process.stdout.write(`opened the database in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
      return opened;
    });
    const [opened] = await Promise.all([opening, releasing]);
    return opened;
  } catch (error) {
    failed.abort();
    throw error;
  }
};

/** Opens the database, publishes due releases and serves the shop. */
export const serve = async (): Promise<void> => {
  const [opened, { buildServer }] = await Promise.all([openAndRelease(readShopSettings()), import('./build-server')]);
  const { app, drain } = await buildServer(opened);
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`ready ${config.origin}\n`);
  closeOnSignal(async () => {
    await drain();
    await app.close();
    await opened.database.close();
    process.exit(0);
  });
};
