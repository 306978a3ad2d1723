import { searchPrefix } from '@ortoo/contracts';
import type { ProductSource } from '@ortoo/shop-api/product-source';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { checkCredentials, developmentReader, type Credentials } from './credentials';
import type { OwnedIndex } from '../engine/engine';
import { startFeed } from './feed/feed';
import { AnswerCache } from '../engine/http/answer-cache';
import { createRespond } from '../engine/http/respond';
import type { Responder } from '../engine/http/responder';
import { searchPlugin, type PluginOptions } from '../engine/http/search.plugin';
import { createShopEngine, ownIndices } from './shop-engine';
import { EnginePool, type Load } from '../engine/thread/engine-pool';
import { poolOptions } from '../engine/thread/options';

export interface SearchOptions {
  source: ProductSource;
  /** Calls back with the id of a changed product; polling covers lost notifications. */
  listen?: (listener: (payload: string) => void) => Promise<void>;
  /** Calls back when this process has committed a change of products: the next search includes it. */
  onProductWrite?: (listener: () => void) => void;
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
}

export interface SearchService {
  /** Register it without a prefix: it answers below `/search`. */
  plugin: (app: FastifyInstance) => Promise<void>;
  /** The same without credentials, for pages of the shop; register it below its own prefix. */
  gateway: (app: FastifyInstance) => Promise<void>;
  /** The same for code of this process. */
  send: (path: string, body: string) => Promise<{ status: number; body: string }>;
  /** Call it right after a commit that changed these products: the next search includes the change. */
  productsChanged: (ids: readonly number[]) => Promise<void>;
  /** Reads the changes of other processes. */
  catchUp: () => Promise<void>;
  close: () => Promise<void>;
}

/** Largest query of a page, in bytes. */
const gatewayLimit = 65_536;

interface Engine {
  responder: Responder;
  products: OwnedIndex;
  generation: (index: string) => number | undefined;
  /** Resolves when the documents are loaded. */
  open: (load: Load) => void;
  close: () => Promise<void>;
}

/** Runs the engine in its own threads, so that a slow search does not block other requests. */
async function engineInThreads(onEnd: (reason: string) => void): Promise<Engine> {
  const pool = new EnginePool({ ...poolOptions, onEnd });
  const own = new Set<string>(Object.values(ownIndices));
  await pool.start();
  return {
    responder: pool,
    products: pool,
    generation: index => (own.has(index) ? pool.generation : undefined),
    open: load => pool.open(load),
    close: () => pool.close(),
  };
}

const engineHere = async (clock: () => Date): Promise<Engine> => ({
  ...(await createShopEngine(clock)),
  open: () => undefined,
  close: () => Promise.resolve(),
});

/** Loads the index from its source and follows its changes until closed. */
export async function buildSearch(options: SearchOptions): Promise<SearchService> {
  const {
    source,
    listen,
    onProductWrite,
    credentials = [developmentReader],
    indexers = [],
    clock = () => new Date(),
    logger,
    pollEvery = 2_000,
    inThread = true,
  } = options;
  const engine = await (inThread
    ? engineInThreads(reason => logger?.warn({ reason }, 'a thread of the search engine has ended'))
    : engineHere(clock));
  const warn = (error: unknown): void => logger?.warn({ err: error }, 'search index could not follow the database');
  const feed = startFeed({ source, engine: engine.products, onError: warn });
  const start = performance.now();
  const products = await feed.load();
  logger?.info({ products, ms: Math.round(performance.now() - start) }, 'search index loaded');
  engine.open(feed.loadInto);

  await listen?.(feed.onNotification);
  onProductWrite?.(feed.stale);
  const timer = setInterval(() => void feed.catchUp().catch(warn), pollEvery);
  timer.unref();

  const accounts = { readers: credentials, indexers };
  const cache = new AnswerCache(engine.generation);
  const respond = createRespond({ responder: engine.responder, clock, settle: feed.settle, cache });
  const accessOf: PluginOptions['accessOf'] = header => checkCredentials(header, accounts);
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
      return { status, body: Buffer.from(bytes).toString() };
    },
    productsChanged: ids => feed.refresh(ids),
    catchUp: () => feed.catchUp(),
    close: async () => {
      clearInterval(timer);
      await engine.close();
    },
  };
}
