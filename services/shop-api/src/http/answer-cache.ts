import { createCache } from '@ortoo/cache';
import { shopHeaders } from '@ortoo/contracts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onProductChange } from '../db/product-changes';
import type { Shop } from '../shop';
import { sendVersion } from './etag';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Depends on products and the names they contain alone, the same for all readers of a language. */
    isCached?: boolean;
    /** A cached response depends on published reviews, too. */
    showsReviews?: boolean;
  }
}

/** A cached response. */
export interface SentAnswer {
  /** As bytes: encoding them takes longer than finding them. */
  body: Buffer;
  etag: string;
  isUnchanged: FastifyReply['isUnchanged'];
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The last response to this request, though it may be outdated. */
    lastAnswer: SentAnswer | null;
  }
  interface FastifyReply {
    /** Whether the handler would respond the same now; when it cannot tell, it has to respond. */
    isUnchanged: (() => Promise<boolean>) | null;
  }
}

const maxBytes = 32 * 1024 * 1024;
/** What a response depends on. */
const tagsOf = ({ showsReviews }: FastifyContextConfig) => (showsReviews ? ['product', 'review'] : ['product']);

const type = 'application/json; charset=utf-8';

/** Sends the last response from before the database went down, marked as outdated and not cacheable. */
export const sendLastAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag }: SentAnswer,
): Buffer | string => {
  const payload = sendVersion(request, reply.status(200).type(type), body, etag);
  reply.header('cache-control', 'no-store').header(shopHeaders.outdated, '1');
  return payload;
};

/**
 * Caches public responses. One of products is valid until a product is written, one with reviews until a review is, and
 * within the second of the clock in which it was computed: a sale begins and ends at a second, and another process's
 * change arrives with a delay. After that it serves again when its handler can tell that it is unchanged, and while the
 * database is down.
 */
export const cacheAnswers = async (app: FastifyInstance, shop: Shop): Promise<void> => {
  const answers = createCache<SentAnswer>({
    maxBytes,
    sizeOf: ({ body, etag }) => body.length + etag.length,
    now: () => shop.clock().getTime(),
    expires: from => (Math.floor(from / 1000) + 1) * 1000,
  });
  await onProductChange(shop.database, () => answers.invalidate('product'));
  await shop.database.onChange(({ tag }) => {
    if (tag === 'review') answers.invalidate(tag);
  });

  const keyOf = ({ site, locale, url }: FastifyRequest): string => `${site.code} ${site.version} ${locale} ${url}`;
  const sendCached = (request: FastifyRequest, reply: FastifyReply, { body, etag }: SentAnswer) =>
    reply.type(type).send(sendVersion(request, reply, body, etag));

  /** Ends the read that others may wait for. */
  const ends = new WeakMap<FastifyRequest, (answer: SentAnswer | undefined) => void>();

  const again = async (last: SentAnswer): Promise<SentAnswer | undefined> =>
    (await last.isUnchanged?.().catch(() => false)) ? last : undefined;

  app.decorateRequest('lastAnswer', null);
  app.decorateReply('isUnchanged', null);
  // Before its address is parsed again, and without taking one of the visitor's turns.
  app.addHook('preValidation', (request, reply, next) => {
    const { isCached } = request.routeOptions.config;
    const cached = isCached && !request.isPreview && request.method === 'GET' && answers.get(keyOf(request));
    if (!cached) return next();
    sendCached(request, reply, cached);
  });
  app.addHook('preHandler', async (request, reply) => {
    const { config } = request.routeOptions;
    const { access, isCached } = config;
    if (access !== 'anyone' || request.method !== 'GET' || request.isPreview) return;
    const tags = tagsOf(config);
    const key = keyOf(request);
    const last = answers.last(key);
    request.lastAnswer = last ?? null;
    const unchanged = isCached && last?.isUnchanged && (await answers.fetch(key, () => again(last), { tags }));
    if (unchanged) return sendCached(request, reply, unchanged);
    const compute = () => new Promise<SentAnswer | undefined>(resolve => ends.set(request, resolve));
    const computed = (isCached ? answers.fetch : answers.refresh)(key, compute, { tags });
    if (!isCached || ends.has(request)) return;
    const same = await computed;
    if (same) return sendCached(request, reply, same);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const end = ends.get(request);
    const etag = reply.getHeader('etag');
    const isCacheable = reply.statusCode === 200 && reply.getHeader('cache-control') !== 'no-store';
    end?.(
      isCacheable && typeof etag === 'string'
        ? { body: Buffer.from(String(payload)), etag, isUnchanged: reply.isUnchanged }
        : undefined,
    );
    return payload;
  });
};
