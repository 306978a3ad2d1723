import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import { shopApiPrefix } from '@ortoo/contracts';
import type { TrustedProxies } from '@ortoo/contracts/settings';
import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify';
import { jsonSchemaTransformObject, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { join } from 'node:path';
import { dropEndedAccess, dropStaleAccess, findExampleAccounts } from './account/api';
import { authenticate } from './account/viewer';
import { freeOverdue } from './checkout/api';
import { announceArticles } from './content/api';
import { trimSearchMisses } from './catalog/api';
import { trimProductChanges } from './db/product-changes';
import { devPages } from './dev-pages';
import { runDraws } from './draws/api';
import { guardAccess } from './http/access';
import { cacheAnswers } from './http/answer-cache';
import { guardAgainstForgery } from './http/csrf';
import { describeApi } from './http/describe-api';
import { describeErrors } from './http/describe-errors';
import { DomainError } from './http/domain-error';
import { handleErrors } from './http/error-handler';
import { addEtags } from './http/etag';
import { addIdempotency } from './http/idempotency';
import { limitVisitors } from './http/limit-visitors';
import { detectReader } from './http/reader';
import { storeOf } from './http/request-counts';
import { secureAnswers } from './http/security-headers';
import { serverOptions } from './http/server-options';
import { closeForsakenLeases } from './leasing/api';
import { lapseDaily } from './money/api';
import { dropUnconfirmedSubscriptions } from './newsletter/api';
import { dropNotifications } from './notifications/api';
import { dropForsakenDevices } from './push/api';
import { missingTransports, sendOutbox } from './outbox/api';
import { paymentCallbackRoutes } from './payment-callback.routes';
import {
  createPaymentChecks,
  endExpiredPayments,
  type PaymentChecks,
  payRefunds,
  refundUnmatched,
} from './payments/api';
import { pictures } from './pictures';
import { routes as allRoutes } from './routes';
import { addProbes } from './readiness';
import { issueReceipts } from './receipts/issue-receipts';
import { sandboxBank } from './sandbox/sandbox-bank';
import type { Shop } from './shop';
import { requireAudit } from './staff/api';
import { importStatement } from './transfers/api';
import { uploadsIn } from './uploads/api';
import { dropOldWishes, watchWishes } from './wishlists/api';

export { createShop, type ShopOptions } from './create-shop';
export { nameOf, sessionFromCookie, type CookieSession } from './account/api';
export { openTransports, type Transports } from './outbox/api';
export { sitemap } from './content/sitemap.routes';
export { createSiteHosts, hostNameOf } from './content/site-hosts';
export { draftOf, openSites, sitesOf } from './content/api';
export { devPages } from './dev-pages';
export { isForged } from './http/csrf';
export { visitorOf } from './http/request-limits';
export { secureAnswers } from './http/security-headers';
export { serverOptions } from './http/server-options';
export { pictures, type PicturesOptions } from './pictures';
export { sandboxBank } from './sandbox/sandbox-bank';
export { addProbes } from './readiness';
export { uploadsIn } from './uploads/api';
export type { Shop } from './shop';

/** In this time each job has its turn. Milliseconds. */
const roundOfJobs = 30_000;
/** Somebody waits for a code. */
const sendEvery = 1_000;

const document = (app: FastifyInstance) =>
  app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shop API',
        version: '2.0.0',
        description: 'Money is a decimal string in tugrik; texts follow Accept-Language.',
      },
      servers: [{ url: '/' }],
    },
    transform: describeErrors,
    transformObject: jsonSchemaTransformObject,
  });

/** Publicly known passwords do not work in production. */
const rejectExamples = async (shop: Shop): Promise<void> => {
  const known = await findExampleAccounts(shop.db);
  if (known.length > 0) throw new Error(`Example accounts are not for production: remove ${known.join(', ')}`);
};

const startJob = (app: FastifyInstance, what: string, work: () => Promise<unknown>): Promise<unknown> =>
  work().catch((error: unknown) => app.log.error({ err: error, what }, 'housekeeping failed'));

type Wishes = Awaited<ReturnType<typeof watchWishes>>;

const jobsOf = (shop: Shop, checks: PaymentChecks, wishes: Wishes): Record<string, () => Promise<unknown>> => ({
  payments: () => checks.runDue(),
  'unmatched payments': () => refundUnmatched(shop),
  statement: () => importStatement(shop),
  overdue: () => freeOverdue(shop),
  leases: () => closeForsakenLeases({ ...shop, providers: () => shop.providers }),
  refunds: () => payRefunds(shop),
  lapse: () => lapseDaily(shop.db, shop.clock()),
  'expired payments': () => endExpiredPayments(shop),
  receipts: () => issueReceipts(shop),
  access: () => dropStaleAccess(shop.db, shop.clock()),
  'ended access': () => dropEndedAccess(shop.db, shop.clock()),
  subscriptions: () => dropUnconfirmedSubscriptions(shop),
  notifications: () => dropNotifications(shop),
  devices: () => dropForsakenDevices(shop),
  wishes: () => wishes.run(),
  'removed wishes': () => dropOldWishes(shop),
  articles: () => announceArticles(shop),
  draws: () => runDraws(shop),
  changes: () => trimProductChanges(shop.db),
  'search misses': () => trimSearchMisses(shop),
});

const startJobs = async (app: FastifyInstance, shop: Shop, checks: PaymentChecks): Promise<void> => {
  const jobs = Object.entries(jobsOf(shop, checks, await watchWishes(shop)));
  let turn = 0;
  const runNext = (): void => {
    const [what, work] = jobs[turn++ % jobs.length]!;
    void startJob(app, what, work);
  };
  let timer: NodeJS.Timeout | undefined;
  // Not before: the sandbox of the providers is served here, too.
  app.addHook('onListen', async () => {
    void startJob(app, 'payments', () => checks.runDue({ isStart: true }));
    // One at a time: all at once kept the embedded database busy for a quarter of a second.
    timer = setInterval(runNext, roundOfJobs / jobs.length).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};

const startSending = (app: FastifyInstance, shop: Shop): void => {
  if (shop.production) for (const sentence of missingTransports(shop.transports)) app.log.warn(sentence);
  const failed = (error: unknown, { id, kind }: { id: number; kind: string }): void =>
    app.log.warn({ err: error, id, kind }, 'message not sent');
  let sending: Promise<unknown> | undefined;
  const send = (): void => {
    sending ??= startJob(app, 'outbox', () => sendOutbox(shop, failed)).finally(() => (sending = undefined));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => void (timer = setInterval(send, sendEvery).unref()));
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
  });
};

// Fastify looks for the name of a plugin that has none in every loaded module.
const displayName = Symbol.for('fastify.display-name');

/** The Shop API, to be registered under `/api/v2`. */
export const shopApi: FastifyPluginAsync<{ shop: Shop; jobs?: boolean }> = async (plain, { shop, jobs = true }) => {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  if (shop.production) await rejectExamples(shop);
  handleErrors(plain, shop);
  detectReader(plain, shop);
  limitVisitors(plain, shop);
  authenticate(plain, shop);
  guardAccess(plain);
  guardAgainstForgery(plain);
  requireAudit(plain, shop);
  addEtags(plain);
  await cacheAnswers(plain, shop);
  addIdempotency(plain, shop);
  await document(plain);
  await app.register(formbody);
  await app.register(rateLimit, {
    global: false,
    store: storeOf(shop.counts),
    errorResponseBuilder: () => new DomainError('TOO_MANY_REQUESTS'),
  });
  app.addHook('onClose', async () => shop.counts.close());

  for (const routes of allRoutes) {
    const plugin = async (scope: typeof app): Promise<void> => routes(scope, shop);
    await app.register(Object.assign(plugin, { [displayName]: routes.name }));
  }
  const checks = createPaymentChecks(shop, {
    failed: (error, number) => plain.log.warn({ err: error, number }, 'payment check failed'),
    differs: difference => plain.log.error({ difference }, 'payment differs from its provider'),
  });
  await app.register(paymentCallbackRoutes(shop, checks));
  describeApi(app, jobs);
  if (!jobs) return;
  await startJobs(plain, shop, checks);
  startSending(plain, shop);
};

export interface BuildOptions {
  shop: Shop;
  /** Whether it starts the background jobs: payments, refunds, receipts, deadlines, messages. Only then is it described ahead. */
  jobs?: boolean;
  logLevel?: string;
  /** Proxies with a trusted `X-Forwarded-For`. */
  trustProxy?: TrustedProxies;
}

/** The Shop API as a standalone server, with its pictures and, outside production, sandbox and outbox. */
export const buildShopApi = async ({
  shop,
  jobs = true,
  logLevel = 'silent',
  trustProxy = false,
}: BuildOptions): Promise<FastifyInstance> => {
  const transport = { isHttps: shop.secureCookies };
  const app = Fastify({
    logger: { level: logLevel },
    trustProxy,
    ...serverOptions(transport),
  });
  secureAnswers(app, transport);
  addProbes(app, shop);
  await app.register(shopApi, { prefix: shopApiPrefix, shop, jobs });
  await app.register(pictures, {
    prefix: '/pictures',
    cacheDir: join(shop.dataDir, 'pictures-cache'),
    uploads: uploadsIn(shop.dataDir),
  });
  if (!shop.production) {
    await app.register(sandboxBank, { prefix: '/sandbox', shop });
    await app.register(devPages, { prefix: '/dev', shop });
  }
  return app;
};
