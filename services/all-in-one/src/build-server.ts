import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createExamination,
  createGate,
  createOverrides,
  createRegistry,
  openFileStore,
  openVitals,
  registryApp,
} from '@ortoo/registry/app';
import { documentApp } from '@ortoo/shell/app';
import { StartError } from '@ortoo/contracts/settings';
import { onProductChange } from '@ortoo/shop-api/db';
import {
  addProbes,
  devPages,
  pictures,
  sandboxBank,
  secureAnswers,
  serverOptions,
  shopApi,
  sitemap,
  sitesOf,
  uploadsIn,
} from '@ortoo/shop-api/app';
import { config, registryDir } from './config';
import { createDrain } from './drain';
import { guardHosts } from './host-guard';
import { limitPipelining, limitRequests } from './limit-requests';
import { takeTurns } from './take-turns';
import { openSearch } from './open-search';
import type { openShop } from './open-shop';
import { createProbe } from './probe';
import { createReleaseWatch } from './release-watch';
import { timeLimits } from './time-limits';
import { createVisitors } from './visitors';

type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** The Shop API with its pictures and, in demonstration, the sandbox. */
const addShop = async (app: FastifyInstance, { shop }: OpenShop): Promise<void> => {
  await app.register(shopApi, { prefix: '/api/v2', shop });
  // Otherwise a page would answer.
  app.get('/api/*', async (_request, reply) => reply.callNotFound());
  await app.register(sitemap, { shop });
  await app.register(pictures, {
    prefix: '/pictures',
    cacheDir: join(config.dataDir, 'pictures-cache'),
    uploads: uploadsIn(config.dataDir),
  });
  if (config.production) return;
  await app.register(sandboxBank, { prefix: '/sandbox', shop });
  await app.register(devPages, { prefix: '/dev', shop });
};

/** The registry, and the pages that its live releases render. */
const addPages = async (app: FastifyInstance, { database, shop }: OpenShop): Promise<void> => {
  const visitors = createVisitors(shop);
  const registry = createRegistry(openFileStore(registryDir), shop.clock);
  const overrides = createOverrides({ registry, mayOverride: visitors.mayOverride, clock: shop.clock });
  const shell = await registry.live('shell');
  if (!shell)
    throw new StartError(
      'The shell has no live release that is whole: npm run release -w shell, or restore DATA_DIR/registry.',
    );
  const directory = sitesOf(database.db);
  const site = directory.find(undefined).code;
  const apiOrigin = () => `http://127.0.0.1:${config.port}`;
  const apiHeaders = shop.internal.headers;
  const probe = createProbe({ app, apiOrigin, apiHeaders, origin: config.origin });
  const vitals = await openVitals(join(registryDir, 'vitals.json'), shop.clock);
  const inspect = createGate({ registry, site, probe });
  const examine = createExamination({ registry, site, probe });
  await app.register(registryApp, {
    registry,
    cacheDir: join(config.dataDir, 'releases-cache'),
    vitals,
    clock: shop.clock,
    overrides,
    ...visitors,
    inspect,
    examine,
  });
  await app.register(documentApp, {
    ...createReleaseWatch(registry, visitors.channelOf),
    overrides,
    onPlanChange: listener => {
      registry.onChange(listener);
      // A site may get the releases of another channel.
      directory.onChange(listener);
    },
    onReady: documents => {
      void onProductChange(database, documents.invalidate);
      directory.onChange(documents.invalidate);
      documents.prepare(site);
    },
    shell,
    releaseFolder: registry.store.folder,
    apiOrigin,
    secureCookies: config.secureCookies,
    apiHeaders,
    checkLimit: shop.checkLimit,
    ...visitors,
  });
};

/** Shell and services in one server. */
export const buildServer = async (opened: OpenShop) => {
  const { logLevel, trustProxy, secureCookies } = config;
  const { shop } = opened;
  const transport = { isHttps: secureCookies };
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel },
    trustProxy,
    ...timeLimits,
    ...serverOptions(transport),
  });
  limitPipelining(app);
  secureAnswers(app, transport);
  const drain = createDrain(app);
  guardHosts(app, shop);
  limitRequests(app, shop, { trustsProxy: trustProxy !== false });
  takeTurns(app, shop);
  addProbes(app, shop);
  // The search reads its index in a thread while the many routes are added.
  const [addSearch] = await Promise.all([
    openSearch(app.log, opened),
    addShop(app, opened).then(() => addPages(app, opened)),
  ]);
  await addSearch(app);
  return { app, drain };
};
