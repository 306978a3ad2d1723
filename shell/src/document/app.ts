import type { Composition } from '@ortoo/contracts';
import { localeFromPath, localizePath, type Locale } from '@ortoo/i18n';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from './encoding';
import { sendFailurePage } from './failure-page';
import { packDocument } from './html-cache';
import { createLivePlans, type LivePlans, type LivePlansOptions } from './live-plans';
import { createLiveRenderer } from './live-renderer';
import { createOverridePages, type OverrideGateway } from './override-pages';
import { createOverrideRenderer } from './override-renderer';
import { createPublicDocuments, type PublicDocumentsOptions } from './public-documents';
import type { RenderRequest, RenderResult } from './render-shapes';
import { personal, retryAfter, sendDocument, shared } from './send-document';
import { addShellFiles } from './shell-files';
import { offeredLocale } from './offered-locale.rules';
import { createSitePreviews, type SiteDraft } from './site-previews';
import { createStartPlan, type StartPlanOptions } from './start-plan';
import { createTrials } from './trials';
import { cohortFor, createStaffCheck, isAdult, takeGateTry } from './visitor';

export { startRenderWorker } from './render-worker';
export type { RenderResult } from './render-shapes';
export type { SiteDraft } from './site-previews';

/** What the document server needs to know of a site before it renders a page. */
export interface SiteFacts {
  version: number;
  locales: readonly Locale[];
  default_locale: Locale;
}

/** Dependencies of the document server. */
export interface DocumentOptions extends LivePlansOptions, StartPlanOptions, PublicDocumentsOptions {
  /** The live plan of a site with gated remotes, for staff. */
  staffPlan: (site: string, cohort: number | undefined) => Promise<Composition>;
  /** Calls back when a live pointer has changed. */
  onPlanChange: (listener: () => void) => void;
  overrides: OverrideGateway;
  siteOf: (request: FastifyRequest) => string;
  /** What is published of a site. */
  siteFacts: (site: string) => SiteFacts;
  /** The draft of a site that a token opens, for one browser and for a time. */
  draftOf: (token: string, site: string) => Promise<SiteDraft | undefined>;
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  /** Whether cookies are `Secure` and carry `__Host-`. */
  secureCookies: boolean;
  /** Public origin of a site. */
  originOf: (site: string) => string;
}

interface DocumentServer {
  invalidate: () => void;
  prepare: LivePlans['prepare'];
}

/** Max characters of a path; the shop's own have fewer than 200. Matching takes time that grows with their square. */
const maxPath = 2_000;

const sendPersonal = async (request: FastifyRequest, reply: FastifyReply, result: RenderResult) => {
  if (result.location) return reply.redirect(result.location, result.status);
  const encoding = encodingOf(request.headers['accept-encoding']);
  return sendDocument(reply, await packDocument(result, Date.now()), encoding, personal);
};

/** HTML documents of the shop: cached when they are the same for all visitors, rendered by the live releases. */
export const documentApp: FastifyPluginAsync<DocumentOptions & { onReady?: (server: DocumentServer) => void }> = async (
  app,
  options,
) => {
  const start = createStartPlan(options);
  const live = createLivePlans(options, start);
  const trials = createTrials(start);
  const isStaff = createStaffCheck(options.isStaff);
  const renderLive = createLiveRenderer(live, options.quarantine, app.log);
  const documents = createPublicDocuments(options, live, renderLive);
  const overridePages = createOverridePages(options.overrides, Date.now, options.secureCookies);
  const previews = createSitePreviews(options, { live, renderLive });
  const { staffPlan } = options;
  const renderOverride = createOverrideRenderer({ live, trials, renderLive, isStaff, staffPlan, log: app.log });

  options.onPlanChange(() => {
    live
      .renewAll()
      .then(documents.evictReplaced)
      .catch((error: unknown) => app.log.error(error));
  });
  options.onReady?.({ invalidate: documents.invalidate, prepare: live.prepare });
  app.addHook('onClose', live.close);
  app.addHook('onClose', async () => trials.close());

  const answerVisitor = async (
    request: FastifyRequest,
    reply: FastifyReply,
    address: Omit<RenderRequest, 'adult'>,
  ): Promise<FastifyReply> => {
    const { stable, canary } = (await live.of(address.site)).plans;
    const cohort = canary && cohortFor(request, reply, options.secureCookies);
    const plan = cohort !== undefined && canary?.includes(cohort) ? canary.plan : stable;
    const adult = isAdult(request, plan, address.path);
    const gateTry = adult ? undefined : takeGateTry(request, reply, plan, address.path, options.secureCookies);
    const page: RenderRequest = { ...address, adult, ...(gateTry && { gateTry }) };
    // During a canary, shared caches must not store pages.
    const cacheControl = canary ? personal : shared;
    if (!(await isStaff(request))) return documents.answer(request, reply, page, { plan: plan.plan, cacheControl });
    const composition = await staffPlan(page.site, cohort);
    return sendPersonal(request, reply, await renderLive({ ...page, composition }, plan.plan));
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
    if (await previews.turn(request, reply, site)) return reply;
    const preview = await previews.of(request, site);
    const facts = preview?.draft ?? options.siteFacts(site);
    const offered = offeredLocale(request, { locale, path }, facts);
    if (offered !== locale)
      return reply.header('cache-control', personal).redirect(localizePath(path, offered) + search, 302);
    const address = { origin, site, siteVersion: facts.version, locale, path, search };
    if (preview) {
      const page = { ...address, adult: isAdult(request, (await live.of(site)).plans.stable, path) };
      return sendPersonal(request, reply, await previews.render(page, preview));
    }
    const requested = await overridePages.requestedBy(request);
    if (requested) {
      const page = { ...address, adult: false };
      return sendPersonal(request, reply, await renderOverride(request, page, requested));
    }
    return answerVisitor(request, reply, address);
  };

  await addShellFiles(app, options.releaseFolder('shell', options.shell.release));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send(error);
    request.log.error(error);
    const { locale } = localeFromPath(request.url.split('?')[0] ?? '/');
    return sendFailurePage(reply, 'unavailable', { locale, address: request.url, retryAfter });
  });
  app.get('/*', answer);
};
