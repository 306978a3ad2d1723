import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  cohortCookie,
  cohortOf,
  cohortRemembered,
  cohorts,
  confirmedAge,
  hostCookie,
  keptTickets,
  type Composition,
} from '@ortoo/contracts';
import { localeFromPath } from '@ortoo/i18n';
import { matchPage } from '../composition/match';
import { siteIcon } from './document';
import { bytesOf, createHtmlCache, packDocument, type CachedDocument, type Encoding } from './html-cache';
import { createLivePlans, type LivePlansOptions } from './live-plans';
import { createMakers, type Asked, type OverrideDoor } from './makers';
import type { RenderRequest, RenderResult } from './render-shapes';
import { createStartPlan, type StartPlanOptions } from './start-plan';
import { createTrials } from './trials';
import { createUnderway } from './underway';

export { startRenderWorker } from './render-worker';
export type { RenderResult } from './render-shapes';

/** What the document server needs from where it runs. */
export interface DocumentOptions extends LivePlansOptions, StartPlanOptions {
  /** The live plan of a site with gated remotes, for staff. */
  staffPlan: (site: string, cohort: number | undefined) => Promise<Composition>;
  /** Calls back when a live pointer has moved. */
  onPlanChange: (listener: () => void) => void;
  overrides: OverrideDoor;
  siteOf: (request: FastifyRequest) => string;
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Whether cookies are `Secure` and carry `__Host-`. */
  secureCookies: boolean;
  /** Origin that the visitor sees. */
  originOf: (request: FastifyRequest) => string;
}

/** A document is served as it is for this long, then once more while it is rendered anew. Milliseconds. */
const freshFor = 10_000;
/** Some thousand documents, compressed twice. */
const maxBytes = 64 * 1024 * 1024;

const encodingOf = (request: FastifyRequest): Encoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
};

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  vary: 'accept-encoding',
};

/** Asked for anew with each visit of those who have one; it fetches from this site alone. */
const workerHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

const shared = 'public, max-age=0, must-revalidate';
const personal = 'private, no-store';

const send = async (reply: FastifyReply, document: CachedDocument, encoding: Encoding, cacheControl: string) => {
  reply
    .code(document.status)
    .headers(headers)
    .header('content-security-policy', document.policy)
    .header('cache-control', cacheControl);
  if (document.ageGated) reply.headers({ 'cache-control': personal, vary: `${headers.vary}, cookie` });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await bytesOf(document, encoding));
};

/** HTML documents of the shop: cached where they are the same for everybody, rendered by the live releases. */
export const documentApp: FastifyPluginAsync<
  DocumentOptions & { onReady?: (server: { invalidate: () => void }) => void }
> = async (app, options) => {
  const cache = createHtmlCache(maxBytes);
  const start = createStartPlan(options);
  const live = createLivePlans(options, start);
  const trials = createTrials(start);
  const makers = createMakers(options.overrides, Date.now, options.secureCookies);
  const underway = createUnderway<CachedDocument | RenderResult>();

  options.onPlanChange(() => {
    live
      .renewAll()
      .then(() => cache.retain(live.plans()))
      .catch((error: unknown) => app.log.error(error));
  });
  const invalidate = () => {
    cache.clear();
    underway.forget();
  };
  options.onReady?.({ invalidate });
  app.addHook('onClose', live.close);
  app.addHook('onClose', async () => trials.close());

  const renderWith = async (request: RenderRequest, plan: string, attempt = 0): Promise<RenderResult> => {
    const { plans, workers } = await live.of(request.site);
    // The plan may have gone while its visitor's request was on the way here.
    const worker = workers.get(plan) ?? workers.get(plans.stable.plan);
    if (!worker) {
      // It has just ended, and another request has noticed first.
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
      worker.retire();
      await live.restart(request.site, worker);
      if (attempt > 0) throw error;
      return renderWith(request, plan, attempt + 1);
    }
  };

  const renderPublic = (address: string, request: RenderRequest, plan: string) =>
    underway.share(`${plan} ${address}`, async isCurrent => {
      const result = await renderWith(request, plan);
      if (result.location) return result;
      const document = await packDocument(result, Date.now());
      // Of a plan that has gone meanwhile nobody would ask for it again.
      if (result.cacheable && live.plans().has(plan) && isCurrent()) cache.set(plan, address, document);
      return document;
    });

  /** Asked only of those who bring the cookie, so that all others are answered from the cache at once. */
  const isAdult = (request: FastifyRequest, plan: Composition, path: string): boolean => {
    const age = confirmedAge(request.headers.cookie);
    if (age === 0) return false;
    const required = matchPage(plan, path)?.route.ageGate;
    return required !== undefined && age >= required;
  };

  /** The visitor's cohort while there is a canary; a new visitor is put into one. */
  const cohortFor = (request: FastifyRequest, reply: FastifyReply): number => {
    const known = cohortOf(request.headers.cookie);
    if (known !== undefined) return known;
    const drawn = randomInt(cohorts);
    const { secureCookies } = options;
    const name = hostCookie(cohortCookie, secureCookies);
    const secure = secureCookies ? '; Secure' : '';
    const cookie = `${name}=${drawn}; Path=/; Max-Age=${cohortRemembered}; HttpOnly; SameSite=Lax${secure}`;
    reply.header('set-cookie', cookie);
    return drawn;
  };

  const isStaff = async (request: FastifyRequest): Promise<boolean> =>
    request.headers.cookie?.includes('session') === true && options.isStaff(request);

  const sendOwn = async (request: FastifyRequest, reply: FastifyReply, result: RenderResult) => {
    if (result.location) return reply.redirect(result.location, result.status);
    return send(reply, await packDocument(result, Date.now()), encodingOf(request), personal);
  };

  /** A page as one of the makers has asked for it: nobody else gets it, and no visitor's worker renders their release. */
  const renderFor = async (request: FastifyRequest, page: RenderRequest, { tools, override }: Asked) => {
    const { stable } = (await live.of(page.site)).plans;
    const plan = override && !override.record.manifest.gated ? override.over(stable) : stable;
    const personalPlan = (await isStaff(request)) ? await options.staffPlan(page.site, undefined) : undefined;
    const composition = personalPlan && (override?.over(personalPlan) ?? personalPlan);
    const asked = { ...page, adult: isAdult(request, plan, page.path), tools, ...(composition && { composition }) };
    if (plan === stable) return renderWith(asked, stable.plan);
    const result = await trials.render(plan, asked);
    if (result.failure) app.log.warn({ path: page.path, failure: result.failure }, 'page of an override failed');
    return result;
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const turned = await makers.turn(request, reply);
    if (turned) return turned;
    const [rawPath = '/', query = ''] = request.url.split('?');
    const { locale, path } = localeFromPath(rawPath);
    const search = query && `?${query}`;
    const site = options.siteOf(request);
    const origin = options.originOf(request);
    const asked = await makers.askedBy(request);
    if (asked) {
      const page = { origin, site, locale, path, search, adult: false };
      return sendOwn(request, reply, await renderFor(request, page, asked));
    }
    const { stable, canary } = (await live.of(site)).plans;
    const cohort = canary && cohortFor(request, reply);
    const plan = cohort !== undefined && canary?.includes(cohort) ? canary.plan : stable;
    const adult = isAdult(request, plan, path);
    const page: RenderRequest = { origin, site, locale, path, search, adult };
    const encoding = encodingOf(request);
    if (await isStaff(request)) {
      const composition = await options.staffPlan(site, cohort);
      return sendOwn(request, reply, await renderWith({ ...page, composition }, plan.plan));
    }
    // While visitors are told apart, no cache on the way may answer for the shop.
    const cacheControl = canary ? personal : shared;
    const address = `${page.origin} ${request.url}${adult ? ' adult' : ''}`;
    const known = cache.get(plan.plan, address);
    if (known) {
      if (Date.now() - known.at > freshFor) {
        renderPublic(address, page, plan.plan).catch((error: unknown) => request.log.error(error));
      }
      return send(reply, known, encoding, cacheControl);
    }
    const made = await renderPublic(address, page, plan.plan);
    if ('location' in made && made.location) return reply.redirect(made.location, made.status);
    return send(reply, made as CachedDocument, encoding, cacheControl);
  };

  // Asked for by every page that names no icon of its own, such as the sandbox bank's.
  app.get('/favicon.ico', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(siteIcon),
  );
  const worker = await readFile(join(options.releaseFolder('shell', options.shell.release), 'worker/sw.js'));
  app.get(keptTickets.worker, (_request, reply) => reply.headers(workerHeaders).send(worker));
  app.get('/*', answer);
};
