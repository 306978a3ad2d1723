import { searchPrefix } from '@ortoo/contracts';
import type { ArticleSource } from '@ortoo/shop-api/article-source';
import type { ProductSource } from '@ortoo/shop-api/product-source';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { checkCredentials, developmentReader, type Credentials } from './credentials';
import { createEngine, createIndices, indexNames } from './create-engine';
import {
  AnswerCache,
  createRespond,
  type Engine,
  EnginePool,
  poolLimits,
  type PoolOptions,
  searchPlugin,
} from '../engine/index';
import { startArticleFeed } from './feed/article-feed';
import { startFeed } from './feed/feed';
import { IndexWriter } from './feed/index-writer';
import type { FeedState } from './feed/feed-state';
import { IndexSnapshot, type SnapshotOptions } from './index-snapshot';

export { snapshotsIn } from './snapshots-in';

export interface SearchOptions {
  source: ProductSource;
  /**
   * Calls back after a commit that changed products, with their ids when they are known: the next search includes it.
   * Polling covers lost messages and writers that do not report.
   */
  onProductChange?: (listener: (ids?: readonly number[]) => void) => Promise<void>;
  /** Published articles and news; their index stays empty when absent. */
  articles?: ArticleSource;
  /** Calls back after a commit that changed articles. */
  onArticleChange?: (listener: () => void) => Promise<void>;
  /** Credentials for reading; the development credentials by default. */
  credentials?: readonly Credentials[];
  /** Credentials for writing documents and own indices; nothing can be written when absent. */
  indexers?: readonly Credentials[];
  clock?: () => Date;
  logger?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Milliseconds between two polls of the sequence of changes. */
  pollEvery?: number;
  /** Whether the engine runs in its own threads; only tests disable this. */
  inThread?: boolean;
  /** Whether a second thread takes over at once when the first ends; it doubles the memory of the documents. */
  standby?: boolean;
  /** Where the indices are stored, so that the next start reads them instead of every product and place. */
  snapshots?: SnapshotOptions;
  /** Holds the indices in place of the embedded engine: a client of a cluster. */
  engine?: Engine;
}

export interface SearchService {
  /** Register it without a prefix: it answers below `/search`. */
  plugin: (app: FastifyInstance) => Promise<void>;
  /** The same without credentials, for pages of the shop; register it below its own prefix. */
  gateway: (app: FastifyInstance) => Promise<void>;
  /** The same for code of this process. */
  send: (path: string, body: string) => Promise<{ status: number; bytes: Uint8Array }>;
  /** Call it right after a commit that changed these products: the next search includes the change. */
  productsChanged: (ids: readonly number[]) => Promise<void>;
  /** Reads the changes of other processes. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** Largest query of a page, in bytes. */
const gatewayLimit = 65_536;

interface RunningEngine {
  engine: Engine;
  /** Called when the products are loaded; `load` writes them to a further thread. */
  open: (load: (engine: Engine) => Promise<void>) => void;
  close: () => Promise<void>;
}

/** Runs the engine in its own threads, so that a slow search does not block other requests. */
const startPool = async (options: Pick<PoolOptions, 'standby' | 'settings' | 'onEnd'>): Promise<RunningEngine> => {
  const script = new URL('./engine.worker.mjs', import.meta.url);
  const pool = new EnginePool({ ...poolLimits, ...options, script });
  await pool.start();
  return { engine: pool, open: load => pool.open(load), close: () => pool.close() };
};

const alone = (engine: Engine): RunningEngine => ({
  engine,
  open: () => undefined,
  close: () => Promise.resolve(),
});

const startEngine = async (options: SearchOptions, clock: () => Date): Promise<RunningEngine> => {
  const { inThread = true, standby = true, snapshots, logger } = options;
  if (options.engine) {
    await createIndices(options.engine, clock);
    return alone(options.engine);
  }
  if (!inThread) return alone(await createEngine(clock, undefined, snapshots));
  return startPool({
    standby,
    settings: snapshots,
    onEnd: reason => logger?.warn({ reason }, 'a thread of the search engine has ended'),
  });
};

/** Loads the index from its source and follows its changes until closed. */
export async function buildSearch(options: SearchOptions): Promise<SearchService> {
  const {
    source,
    onProductChange,
    credentials = [developmentReader],
    indexers = [],
    clock = () => new Date(),
    logger,
    pollEvery = 2_000,
    snapshots,
  } = options;
  const { engine, open, close } = await startEngine(options, clock);
  const index = new IndexWriter(engine, indexNames.products, clock);
  const warn = (error: unknown): void => logger?.warn({ err: error }, 'search index could not follow the database');
  const feed = startFeed({ source, index, onError: warn });
  const stored = snapshots && new IndexSnapshot<FeedState>(engine, indexNames.products, snapshots, clock);
  const start = performance.now();
  const { products, rebuilt } = await feed.load(stored, clock());
  const ms = Math.round(performance.now() - start);
  logger?.info(
    { products, ms, ...(stored && { rebuilt }) },
    `search index ${rebuilt === undefined ? 'read' : 'loaded'}`,
  );
  const articleIndex = new IndexWriter(engine, indexNames.articles, clock);
  const articles = options.articles && startArticleFeed(options.articles, articleIndex, warn);
  await articles?.catchUp();
  open(async target => {
    await feed.loadInto(new IndexWriter(target, indexNames.products, clock));
    await articles?.loadInto(new IndexWriter(target, indexNames.articles, clock));
  });

  await onProductChange?.(feed.onChange);
  if (articles) await options.onArticleChange?.(articles.onChange);
  const catchUp = async (): Promise<void> => {
    await Promise.all([feed.catchUp(), articles?.catchUp()]);
  };
  const timer = setInterval(() => void catchUp().catch(warn), pollEvery);
  timer.unref();

  const accounts = { readers: credentials, indexers };
  const own = new Set<string>(Object.values(indexNames));
  const generationOf = (name: string) => (name === indexNames.articles ? articleIndex : index).generation;
  const cache = new AnswerCache(name => (own.has(name) ? generationOf(name) : undefined));
  const settle = async (now: Date): Promise<void> => {
    await Promise.all([feed.settle(now), articles?.settle()]);
  };
  const respond = createRespond({ engine, clock, settle, cache });
  const accessOf = (header: string | undefined) => checkCredentials(header, accounts);
  return {
    plugin: async app => {
      await app.register(async inner => searchPlugin(inner, { respond, accessOf }), { prefix: searchPrefix });
    },
    gateway: async app => {
      app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'));
      searchPlugin(app, { respond, accessOf: () => 'read', readMax: gatewayLimit, bodyMax: gatewayLimit });
    },
    send: async (path, body) => {
      const contentType = 'application/json';
      const request = { method: 'POST', path, url: path, query: {}, body, contentType, access: 'read' as const };
      const { status, bytes, failure } = await respond(request);
      if (failure !== undefined) logger?.warn({ err: failure }, 'a search request failed');
      return { status, bytes };
    },
    productsChanged: ids => feed.refresh(ids),
    catchUp,
    close: async () => {
      clearInterval(timer);
      if (stored)
        await feed
          .save(state => stored.save(state), clock())
          .catch((error: unknown) => logger?.warn({ err: error }, 'the search index is not stored'));
      await close();
    },
  };
}
