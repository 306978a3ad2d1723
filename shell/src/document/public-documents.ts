import { digestOf } from '@ortoo/cache';
import { gateTryValue } from '@ortoo/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownQuery, withForeignQuery } from '../navigation/own-query.rules';
import { encodingOf } from './encoding';
import { sendFailurePage, type FailureKind } from './failure-page';
import {
  createDenser,
  createHtmlCache,
  packDocument,
  pageData,
  type CachedDocument,
  type Redirect,
} from './html-cache';
import type { LivePlans } from './live-plans';
import type { RenderLive } from './live-renderer';
import { createRenderQueue } from './render-queue';
import type { RenderRequest, RenderResult } from './render-shapes';
import { retryAfter, sendDocument } from './send-document';

/** Dependencies of public documents. */
export interface PublicDocumentsOptions {
  /** Seconds until a visitor may request renders again; undefined while it may. */
  checkLimit: (name: 'renders', request: FastifyRequest) => number | undefined;
  /** Whose pages are rendered in turn with those of others. */
  visitorOf: (request: FastifyRequest) => string;
}

/** A document is served unchanged for this long, then once more while it is rendered again. Milliseconds. */
const freshFor = 10_000;
/** Requested again after its time so often, and still the same: a document is worth more compression. */
const sentOften = 2;
/** Max number of pending renders of all visitors and of one; further requests would wait too long. */
const maxRenders = { all: 40, visitor: 20 };
/** Several thousand documents, compressed twice. */
const maxBytes = 64 * 1024 * 1024;

/** Why a document is not rendered for this visitor, and seconds until then; undefined when it is. */
const rejectionOf = (
  request: FastifyRequest,
  { checkLimit, visitorOf }: PublicDocumentsOptions,
  reading: number,
  queue: ReturnType<typeof createRenderQueue>,
): [kind: FailureKind, seconds?: number] | undefined => {
  if (reading >= maxRenders.all) return ['busy'];
  if (queue.pendingOf(visitorOf(request)) >= maxRenders.visitor) return ['tooMany'];
  const seconds = checkLimit('renders', request);
  return seconds === undefined ? undefined : ['tooMany', seconds];
};

const sendRedirect = (reply: FastifyReply, { location, status }: Redirect, search: string): FastifyReply =>
  reply.redirect(withForeignQuery(location, search), status);

/** Documents that are the same for every visitor, with their cache. */
export const createPublicDocuments = (
  options: PublicDocumentsOptions,
  live: Pick<LivePlans, 'plans'>,
  renderLive: RenderLive,
) => {
  const cache = createHtmlCache(maxBytes);
  const compressAgain = createDenser();
  const queue = createRenderQueue();

  const renderPublic = (key: string, plan: string, renderPage: () => Promise<RenderResult>) => {
    let isShared = false;
    const render = async (): Promise<CachedDocument | Redirect> => {
      const result = await renderPage();
      const { location, status } = result;
      if (location) return { location, status };
      // Documents of a replaced plan would never be requested again.
      isShared = result.cacheable && live.plans().has(plan);
      const last = cache.last(key);
      const document = await packDocument(result, Date.now(), last);
      if (document.unchanged >= sentOften) void compressAgain(document);
      // Without a notice it serves only when this page cannot be rendered.
      if (result.outage) cache.expire(key);
      return document;
    };
    return cache.refresh(key, render, { tags: [pageData, plan], isCacheable: () => isShared });
  };

  /** Answers from the cache, or renders within the visitor's limit. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    requested: RenderRequest,
    { plan, cacheControl }: { plan: string; cacheControl: string },
  ) => {
    const page = { ...requested, search: ownQuery(requested.search) };
    const { locale, site, path, search, adult, gateTry } = page;
    const encoding = encodingOf(request.headers['accept-encoding']);
    const send = (sent: CachedDocument | Redirect) =>
      'location' in sent
        ? sendRedirect(reply, sent, requested.search)
        : sendDocument(reply, sent, encoding, cacheControl);
    const fail = (kind: FailureKind, seconds = retryAfter) =>
      sendFailurePage(reply, kind, { locale, address: request.url, retryAfter: seconds });
    const renderPage = () => queue.add(options.visitorOf(request), () => renderLive(page, plan));
    const render = () => renderPublic(key, plan, renderPage);
    // An address may be as long as a header.
    const key = digestOf(plan, site, locale, path + search, String(adult), gateTry ? gateTryValue(gateTry) : '');
    const current = cache.get(key);
    if (current) {
      const isFresh = 'at' in current && Date.now() - current.at <= freshFor;
      if (!isFresh && cache.reading < maxRenders.all) render().catch((error: unknown) => request.log.error(error));
      return send(current);
    }
    const last = cache.last(key);
    // A visitor who joins a running render is not rejected.
    const rejection = cache.isReading(key) ? undefined : rejectionOf(request, options, cache.reading, queue);
    if (rejection) return last ? send(last) : fail(...rejection);
    const made = await render().catch((error: unknown) => {
      request.log.error(error);
      return undefined;
    });
    // A document from before a change is better than none.
    const sent = made && made.status < 500 ? made : (last ?? made);
    return sent ? send(sent) : fail('unavailable');
  };

  return {
    answer,
    /** The data of pages has changed. */
    invalidate: () => cache.invalidate(pageData),
    /** Removes documents of plans that are no longer live. */
    evictReplaced() {
      const plans = live.plans();
      cache.evict(tags => !tags.some(tag => plans.has(tag)));
    },
  };
};
