import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from '@ortoo/cache';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  cohortCookie,
  cohortOf,
  cohortCookieLifetime,
  cohorts,
  confirmedAge,
  setHostCookie,
  savedTickets,
  type Composition,
} from '@ortoo/contracts';
import { localeFromPath } from '@ortoo/i18n';
import { matchPage } from '../composition/match';
import { siteIcon } from './document';
import { encodingOf } from './encoding';
import { sendFailurePage } from './failure-page';
import {
  bytesOf,
  createHtmlCache,
  packDocument,
  pageData,
  type CachedDocument,
  type Encoding,
  type Redirect,
} from './html-cache';
import { createLivePlans, type LivePlansOptions } from './live-plans';
import { createOverridePages, type OverrideRequest, type OverrideGateway } from './override-pages';
import type { RenderRequest, RenderResult } from './render-shapes';
import { PageError, PageTimeout } from './render-worker';
import { createStartPlan, type StartPlanOptions } from './start-plan';
import { createTrials } from './trials';

export { startRenderWorker } from './render-worker';
export type { RenderResult } from './render-shapes';

/** Dependencies of the document server. */
export interface DocumentOptions extends LivePlansOptions, StartPlanOptions {
  /** The live plan of a site with gated remotes, for staff. */
  staffPlan: (site: string, cohort: number | undefined) => Promise<Composition>;
  /** Calls back when a live pointer has changed. */
  onPlanChange: (listener: () => void) => void;
  overrides: OverrideGateway;
  siteOf: (request: FastifyRequest) => string;
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Whether cookies are `Secure` and carry `__Host-`. */
  secureCookies: boolean;
  /** Seconds until an address may request renders again; undefined while it may. */
  checkLimit: (name: 'renders', address: string) => number | undefined;
  /** Public origin of a site. */
  originOf: (site: string) => string;
}

/** A document is served unchanged for this long, then once more while it is rendered again. Milliseconds. */
const freshFor = 10_000;
/** Maximum number of queued renders; further requests are rejected because they would wait too long. */
const maxRenders = 40;
/** Max characters of a path; the shop's own have fewer than 200. Matching takes time that grows with their square. */
const maxPath = 2_000;
/** Seconds after which a visitor may retry when the server is busy or its services are unreachable. */
const retryAfter = 5;
/** Several thousand documents, compressed twice. */
const maxBytes = 64 * 1024 * 1024;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding',
};

/** Revalidated on each visit; the worker fetches from this site only. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

const shared = 'public, max-age=0, must-revalidate';
const personal = 'private, no-store';

const send = async (reply: FastifyReply, document: CachedDocument, encoding: Encoding, cacheControl: string) => {
  const hasFailed = document.status >= 500;
  reply
    .code(document.status)
    .headers(headers)
    .header('content-security-policy', document.policy)
    .header('cache-control', hasFailed ? 'no-store' : cacheControl);
  if (hasFailed) reply.header('retry-after', String(retryAfter));
  if (document.ageGated) reply.headers({ 'cache-control': personal, vary: `${headers.vary}, cookie` });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytesOf(document, encoding));
};

const sendPage = (reply: FastifyReply, page: CachedDocument | Redirect, encoding: Encoding, cacheControl: string) =>
  'location' in page ? reply.redirect(page.location, page.status) : send(reply, page, encoding, cacheControl);

/** HTML documents of the shop: cached when they are the same for all visitors, rendered by the live releases. */
export const documentApp: FastifyPluginAsync<
  DocumentOptions & { onReady?: (server: { invalidate: () => void }) => void }
> = async (app, options) => {
  const cache = createHtmlCache(maxBytes);
  const start = createStartPlan(options);
  const live = createLivePlans(options, start);
  const trials = createTrials(start);
  const overridePages = createOverridePages(options.overrides, Date.now, options.secureCookies);

  options.onPlanChange(() => {
    live
      .renewAll()
      .then(() => {
        const plans = live.plans();
        cache.evict(tags => !tags.some(tag => plans.has(tag)));
      })
      .catch((error: unknown) => app.log.error(error));
  });
  options.onReady?.({ invalidate: () => cache.invalidate(pageData) });
  app.addHook('onClose', live.close);
  app.addHook('onClose', async () => trials.close());

  const renderWith = async (request: RenderRequest, plan: string, attempt = 0): Promise<RenderResult> => {
    const { plans, workers } = await live.of(request.site);
    // The plan may have been replaced during the request.
    const worker = workers.get(plan) ?? workers.get(plans.stable.plan);
    if (!worker) {
      // It has just ended, and another request noticed first.
      if (attempt > 0) throw new Error(`no worker for ${plan}`);
      await live.restart(request.site);
      return renderWith(request, plan, attempt + 1);
    }
    try {
      const result = await worker.render(request);
      if (result.failure) app.log.error({ path: request.path, failure: result.failure }, 'page failed');
      if (result.gap) app.log.error({ path: request.path, failure: result.gap }, 'a part of the page failed');
      if (result.broken) {
        app.log.error({ path: request.path, ...result.broken }, 'the last good release stood in');
        await options.quarantine(result.broken);
      }
      return result;
    } catch (error) {
      if (error instanceof PageError) throw error;
      worker.retire();
      await live.restart(request.site, worker);
      if (attempt > 0 || error instanceof PageTimeout) throw error;
      return renderWith(request, plan, attempt + 1);
    }
  };

  const renderPublic = (key: string, request: RenderRequest, plan: string): Promise<CachedDocument | Redirect> => {
    let isShared = false;
    const render = async () => {
      const result = await renderWith(request, plan);
      const { location, status } = result;
      if (location) return { location, status };
      // Documents of a replaced plan would never be requested again.
      isShared = result.cacheable && live.plans().has(plan);
      const document = await packDocument(result, Date.now());
      // Without a notice it serves only when this page cannot be rendered.
      if (result.outage) cache.expire(key);
      return document;
    };
    return cache.refresh(key, render, { tags: [pageData, plan], isCacheable: () => isShared });
  };

  /** Called only for visitors with the cookie, so that all others are served from the cache immediately. */
  const isAdult = (request: FastifyRequest, plan: Composition, path: string): boolean => {
    const age = confirmedAge(request.headers.cookie);
    if (age === 0) return false;
    const required = matchPage(plan, path)?.route.ageGate;
    return required !== undefined && age >= required;
  };

  /** The visitor's cohort during a canary; a new visitor is assigned one. */
  const cohortFor = (request: FastifyRequest, reply: FastifyReply): number => {
    const known = cohortOf(request.headers.cookie);
    if (known !== undefined) return known;
    const drawn = randomInt(cohorts);
    const life = { secure: options.secureCookies, maxAge: cohortCookieLifetime };
    reply.header('set-cookie', setHostCookie(cohortCookie, String(drawn), life));
    return drawn;
  };

  const isStaff = async (request: FastifyRequest): Promise<boolean> =>
    request.headers.cookie?.includes('session') === true &&
    options.isStaff(request).catch((error: unknown) => {
      request.log.error(error);
      return false;
    });

  const sendOwn = async (request: FastifyRequest, reply: FastifyReply, result: RenderResult) => {
    if (result.location) return reply.redirect(result.location, result.status);
    return send(
      reply,
      await packDocument(result, Date.now()),
      encodingOf(request.headers['accept-encoding']),
      personal,
    );
  };

  /** A page for a developer with an override: it is never shared, and visitors' workers do not render its release. */
  const renderFor = async (request: FastifyRequest, page: RenderRequest, { tools, override }: OverrideRequest) => {
    const { stable } = (await live.of(page.site)).plans;
    const plan = override && !override.record.manifest.gated ? override.over(stable) : stable;
    const personalPlan = (await isStaff(request)) ? await options.staffPlan(page.site, undefined) : undefined;
    const composition = personalPlan && (override?.over(personalPlan) ?? personalPlan);
    const requested = { ...page, adult: isAdult(request, plan, page.path), tools, ...(composition && { composition }) };
    if (plan === stable) return renderWith(requested, stable.plan);
    const result = await trials.render(plan, requested);
    if (result.failure) app.log.warn({ path: page.path, failure: result.failure }, 'page of an override failed');
    return result;
  };

  /** Seconds until a document can be rendered for this visitor; undefined when it is rendered now. */
  const waitFor = (request: FastifyRequest, key: string): number | undefined => {
    if (cache.isReading(key)) return undefined;
    return cache.reading < maxRenders ? options.checkLimit('renders', request.ip) : retryAfter;
  };

  /** A document that is the same for every visitor: from the cache, or rendered within the visitor's limit. */
  const answerPublic = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderRequest,
    { plan, cacheControl }: { plan: string; cacheControl: string },
  ) => {
    const { locale, site } = page;
    const encoding = encodingOf(request.headers['accept-encoding']);
    const address = `${site} ${request.url}${page.adult ? ' adult' : ''}`;
    // An address may be as long as a header.
    const key = digestOf(plan, address);
    const current = cache.get(key);
    if (current) {
      const isFresh = 'at' in current && Date.now() - current.at <= freshFor;
      if (!isFresh && cache.reading < maxRenders) {
        renderPublic(key, page, plan).catch((error: unknown) => request.log.error(error));
      }
      return sendPage(reply, current, encoding, cacheControl);
    }
    const last = cache.last(key);
    const wait = waitFor(request, key);
    if (wait !== undefined) {
      if (last) return sendPage(reply, last, encoding, cacheControl);
      return sendFailurePage(reply, 'tooMany', { locale, address: request.url, retryAfter: wait });
    }
    const made = await renderPublic(key, page, plan).catch((error: unknown) => {
      request.log.error(error);
      return undefined;
    });
    // A document from before a change is better than none.
    const sent = made && made.status < 500 ? made : (last ?? made);
    if (!sent) return sendFailurePage(reply, 'unavailable', { locale, address: request.url, retryAfter });
    return sendPage(reply, sent, encoding, cacheControl);
  };

  const answerVisitor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Omit<RenderRequest, 'adult'>,
  ): Promise<FastifyReply> => {
    const { stable, canary } = (await live.of(address.site)).plans;
    const cohort = canary && cohortFor(request, reply);
    const plan = cohort !== undefined && canary?.includes(cohort) ? canary.plan : stable;
    const page: RenderRequest = { ...address, adult: isAdult(request, plan, address.path) };
    // During a canary, shared caches must not store pages.
    const cacheControl = canary ? personal : shared;
    if (!(await isStaff(request))) return answerPublic(request, reply, page, { plan: plan.plan, cacheControl });
    const composition = await options.staffPlan(page.site, cohort);
    return sendOwn(request, reply, await renderWith({ ...page, composition }, plan.plan));
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (await overridePages.turn(request, reply)) return reply;
    const [rawPath = '/', query = ''] = request.url.split('?');
    if (rawPath.length > maxPath)
      return reply.code(414).header('cache-control', 'no-store').type('text/plain').send('URI Too Long\n');
    const { locale, path } = localeFromPath(rawPath);
    const search = query && `?${query}`;
    const site = options.siteOf(request);
    const origin = options.originOf(site);
    const requested = await overridePages.requestedBy(request);
    if (requested) {
      const page = { origin, site, locale, path, search, adult: false };
      return sendOwn(request, reply, await renderFor(request, page, requested));
    }
    return answerVisitor(request, reply, { origin, site, locale, path, search });
  };

  // Requested by every page that names no icon of its own, such as the sandbox bank's.
  app.get('/favicon.ico', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(siteIcon),
  );
  const worker = await readFile(join(options.releaseFolder('shell', options.shell.release), 'worker/sw.js'));
  app.get(savedTickets.worker, (_request, reply) => reply.headers(workerHeaders).send(worker));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send(error);
    request.log.error(error);
    const { locale } = localeFromPath(request.url.split('?')[0] ?? '/');
    return sendFailurePage(reply, 'unavailable', { locale, address: request.url, retryAfter });
  });
  app.get('/*', answer);
};
