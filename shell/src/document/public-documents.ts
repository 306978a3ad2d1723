import { digestOf } from '@ortoo/cache';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from './encoding';
import { sendFailurePage } from './failure-page';
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
import type { RenderRequest } from './render-shapes';
import { retryAfter, sendPage } from './send-document';

/** Dependencies of public documents. */
export interface PublicDocumentsOptions {
  /** Seconds until an address may request renders again; undefined while it may. */
  checkLimit: (name: 'renders', address: string) => number | undefined;
}

/** A document is served unchanged for this long, then once more while it is rendered again. Milliseconds. */
const freshFor = 10_000;
/** Maximum number of queued renders; further requests are rejected because they would wait too long. */
const maxRenders = 40;
/** Several thousand documents, compressed twice. */
const maxBytes = 64 * 1024 * 1024;

/** Documents that are the same for every visitor, with their cache. */
export const createPublicDocuments = (
  { checkLimit }: PublicDocumentsOptions,
  live: Pick<LivePlans, 'plans'>,
  renderLive: RenderLive,
) => {
  const cache = createHtmlCache(maxBytes);
  const compressAgain = createDenser();

  const renderPublic = (key: string, request: RenderRequest, plan: string): Promise<CachedDocument | Redirect> => {
    let isShared = false;
    const render = async () => {
      const result = await renderLive(request, plan);
      const { location, status } = result;
      if (location) return { location, status };
      // Documents of a replaced plan would never be requested again.
      isShared = result.cacheable && live.plans().has(plan);
      const last = cache.last(key);
      const document = await packDocument(result, Date.now(), last);
      // Requested again after its time, and still the same: it will be sent often.
      if (last && 'br' in last && last.br === document.br) void compressAgain(document);
      // Without a notice it serves only when this page cannot be rendered.
      if (result.outage) cache.expire(key);
      return document;
    };
    return cache.refresh(key, render, { tags: [pageData, plan], isCacheable: () => isShared });
  };

  /** Seconds until a document can be rendered for this visitor; undefined when it is rendered now. */
  const waitFor = (request: FastifyRequest, key: string): number | undefined => {
    if (cache.isReading(key)) return undefined;
    return cache.reading < maxRenders ? checkLimit('renders', request.ip) : retryAfter;
  };

  /** Answers from the cache, or renders within the visitor's limit. */
  const answer = async (
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
