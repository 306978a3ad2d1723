import { searchPrefix } from '@ortoo/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { QueryExecutorProvider } from 'kysely';
import { developmentReader, type Credentials } from './credentials';
import { EmbeddedEngine } from './embedded-engine';
import { startFeed } from './feed';
import { productMapping } from './product-mapping';
import { searchRoutes } from './search.routes';

export interface SearchOptions {
  /** The shop's database, migrated. */
  db: QueryExecutorProvider;
  /** Calls back with a product's id when it has changed; the poll below is the net under it. */
  listen?: (listener: (payload: string) => void) => Promise<void>;
  /** Calls back when this process has committed a change of products: the next search sees it. */
  onProductWrite?: (listener: () => void) => void;
  /** Who may read; the development credentials when absent. */
  credentials?: readonly Credentials[];
  clock?: () => Date;
  logger?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Milliseconds between two looks at the sequence of changes. */
  pollEvery?: number;
}

export interface SearchService {
  /** To be registered without a prefix: it answers below `/search`. */
  plugin: (app: FastifyInstance) => Promise<void>;
  /** Call right after a commit that changed these products: the next search sees it. */
  productsChanged: (ids: readonly number[]) => Promise<void>;
  /** Reads what others have changed. */
  catchUp: () => Promise<void>;
  close: () => void;
}

/** Loads the index from the database and follows its changes until closed. */
export async function buildSearch(options: SearchOptions): Promise<SearchService> {
  const {
    db,
    listen,
    onProductWrite,
    credentials = [developmentReader],
    clock = () => new Date(),
    logger,
    pollEvery = 2_000,
  } = options;
  const engine = new EmbeddedEngine(productMapping);
  const warn = (error: unknown): void => logger?.warn({ err: error }, 'search index could not follow the database');
  const feed = startFeed({ db, engine, clock, onError: warn });
  const start = performance.now();
  const products = await feed.load();
  logger?.info({ products, ms: Math.round(performance.now() - start) }, 'search index loaded');

  await listen?.(feed.heard);
  onProductWrite?.(feed.stale);
  const timer = setInterval(() => void feed.catchUp().catch(warn), pollEvery);
  timer.unref();

  const scope = (app: FastifyInstance): void => searchRoutes(app, { engine, feed, clock, credentials });
  return {
    plugin: async app => {
      await app.register(async inner => scope(inner), { prefix: searchPrefix });
    },
    productsChanged: ids => feed.refresh(ids),
    catchUp: () => feed.catchUp(),
    close: () => clearInterval(timer),
  };
}
