import { runService } from '@ortoo/contracts/settings';
import { migrate, onProductChange, openDatabase } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import Fastify from 'fastify';
import { buildSearch } from './app';
import { searchConfig } from './config';

const start = async (): Promise<void> => {
  const { port, databaseUrl, dataDir, reader, indexer } = searchConfig();
  const app = Fastify({ logger: true });
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database.db);
  const search = await buildSearch({
    source: productSource(database.db, () => new Date()),
    onProductChange: listener => onProductChange(database, listener),
    credentials: [reader],
    indexers: indexer ? [indexer] : [],
    logger: app.log,
  });
  await app.register(search.plugin);

  const stop = async (): Promise<void> => {
    await app.close();
    await search.close();
    await database.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  await app.listen({ port, host: '0.0.0.0' });
};

await runService(start, process);
