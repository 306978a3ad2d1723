import { join } from 'node:path';
import Fastify from 'fastify';
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
import { addSearch } from './add-search';
import { config, registryDir } from './config';
import { createDrain } from './drain';
import { guardHosts } from './host-guard';
import { limitPipelining, limitRequests } from './limit-requests';
import { takeTurns } from './take-turns';
import type { openShop } from './open-shop';
import { createProbe } from './probe';
import { createReleaseWatch } from './release-watch';
import { timeLimits } from './time-limits';
import { createVisitors } from './visitors';

type OpenShop = Awaited<ReturnType<typeof openShop>>;

/** Shell and services in one server. */
export const buildServer = async ({ database, shop }: OpenShop) => {
  const { logLevel, trustProxy, secureCookies } = config;
  const transport = { isHttps: secureCookies };
  const app = Fastify({
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
  const visitors = createVisitors(shop);
  const registry = createRegistry(openFileStore(registryDir), shop.clock);
  const overrides = createOverrides({ registry, mayOverride: visitors.mayOverride, clock: shop.clock });
  const shell = await registry.live('shell');
  if (!shell)
    throw new StartError(
      'The shell has no live release that is whole: npm run release -w shell, or restore DATA_DIR/registry.',
    );

  addProbes(app, shop);

  await app.register(shopApi, { prefix: '/api/v2', shop });
  // Otherwise a page would answer.
  app.get('/api/*', async (_request, reply) => reply.callNotFound());
  await app.register(sitemap, { shop });
  await app.register(pictures, {
    prefix: '/pictures',
    cacheDir: join(config.dataDir, 'pictures-cache'),
    uploads: uploadsIn(config.dataDir),
  });
  if (!config.production) {
    await app.register(sandboxBank, { prefix: '/sandbox', shop });
    await app.register(devPages, { prefix: '/dev', shop });
  }
  await addSearch(app, { database, shop });
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
    },
    shell,
    releaseFolder: registry.store.folder,
    apiOrigin,
    secureCookies,
    apiHeaders,
    checkLimit: shop.checkLimit,
    ...visitors,
  });
  return { app, drain };
};
