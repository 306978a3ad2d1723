import { searchPrefix } from '@ortoo/contracts';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { QueryExecutorProvider } from 'kysely';
import { readAirports } from './airports';
import { airportMappings } from './airports.rules';
import { shopAnalyzers } from './analysis.rules';
import { checkCredentials, developmentReader, type Credentials } from './credentials';
import { EmbeddedEngine } from './embedded-engine';
import { startFeed } from './feed';
import { RememberedAnswers } from './http/remembered-answers';
import { routesOf } from './http/routes';
import { searchPlugin, type PluginOptions } from './http/search.plugin';
import { Indices } from './indices/indices';
import { productMappings } from './product-mapping';
import { visible } from './visibility.rules';
import { readZipcodes, zipcodeMappings } from './zipcodes';

export interface SearchOptions {
  /** The shop's database, migrated. */
  db: QueryExecutorProvider;
  /** Calls back with a product's id when it has changed; the poll below is the net under it. */
  listen?: (listener: (payload: string) => void) => Promise<void>;
  /** Calls back when this process has committed a change of products: the next search sees it. */
  onProductWrite?: (listener: () => void) => void;
  /** Who may read; the development credentials when absent. */
  credentials?: readonly Credentials[];
  /** Who may write documents and indices of their own; nobody when absent. */
  indexers?: readonly Credentials[];
  clock?: () => Date;
  logger?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Milliseconds between two looks at the sequence of changes. */
  pollEvery?: number;
}

export interface SearchService {
  /** To be registered without a prefix: it answers below `/search`. */
  plugin: (app: FastifyInstance) => Promise<void>;
  /** The same for readers who need no credential, to be registered below a prefix of one's own: pages ask here. */
  door: (app: FastifyInstance) => Promise<void>;
  /** Call right after a commit that changed these products: the next search sees it. */
  productsChanged: (ids: readonly number[]) => Promise<void>;
  /** Reads what others have changed. */
  catchUp: () => Promise<void>;
  close: () => void;
}

/** Largest query that a page sends, in bytes. */
const doorMax = 65_536;

/** Loads the index from the database and follows its changes until closed. */
export async function buildSearch(options: SearchOptions): Promise<SearchService> {
  const {
    db,
    listen,
    onProductWrite,
    credentials = [developmentReader],
    indexers = [],
    clock = () => new Date(),
    logger,
    pollEvery = 2_000,
  } = options;
  const indices = new Indices(shopAnalyzers, clock);
  const engine = new EmbeddedEngine(indices, new URL('./shop-texts.worker.mjs', import.meta.url));
  const shop = engine.own('shop', productMappings, visible);
  await engine.own('zipcode', zipcodeMappings).put(readZipcodes());
  await engine.own('airport', airportMappings).put(readAirports());
  const warn = (error: unknown): void => logger?.warn({ err: error }, 'search index could not follow the database');
  const feed = startFeed({ db, engine: shop, clock, onError: warn });
  const start = performance.now();
  const products = await feed.load();
  logger?.info({ products, ms: Math.round(performance.now() - start) }, 'search index loaded');

  await listen?.(feed.heard);
  onProductWrite?.(feed.stale);
  const timer = setInterval(() => void feed.catchUp().catch(warn), pollEvery);
  timer.unref();

  const accounts = { readers: credentials, indexers };
  const remembered = new RememberedAnswers(name => indices.generation(name));
  const shared = { router: routesOf(engine, indices), clock, settle: feed.settle, remembered };
  const accessOf: PluginOptions['accessOf'] = header => checkCredentials(header, accounts);
  return {
    plugin: async app => {
      await app.register(async inner => searchPlugin(inner, { ...shared, accessOf }), { prefix: searchPrefix });
    },
    door: async app => {
      app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
      searchPlugin(app, { ...shared, accessOf: () => 'read', readMax: doorMax });
    },
    productsChanged: ids => feed.refresh(ids),
    catchUp: () => feed.catchUp(),
    close: () => clearInterval(timer),
  };
}
