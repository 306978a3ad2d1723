import { migrate, onArticleChange, onProductChange, openDatabase } from '@ortoo/shop-api/db';
import { articleSource } from '@ortoo/shop-api/article-source';
import { productSource } from '@ortoo/shop-api/product-source';
import Fastify from 'fastify';
import { buildSearch, snapshotsIn } from './app';
import type { SearchConfig } from './config';

/** Serves the search until the process receives a signal to stop. */
export const serve = async (config: SearchConfig): Promise<void> => {
  const { port, databaseUrl, dataDir, reader, indexer } = config;
  const app = Fastify({ logger: true });
  const database = await openDatabase({ databaseUrl, dataDir });
  await migrate(database.db);
  const search = await buildSearch({
    source: productSource(database.db, () => new Date()),
    articles: articleSource(database.db, () => new Date()),
    onArticleChange: listener => onArticleChange(database, listener),
    onProductChange: listener => onProductChange(database, listener),
    credentials: [reader],
    indexers: indexer ? [indexer] : [],
    logger: app.log,
    snapshots: await snapshotsIn(dataDir, database.db),
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
