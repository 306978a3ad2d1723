import { createHash } from 'node:crypto';
import { shopHeaders } from '@ortoo/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { productChangesChannel } from '../db/product-changes';
import type { Shop } from '../shop';
import { sendVersion } from './etag';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Depends on products and data written with them alone, the same for all readers of a language. */
    isCached?: boolean;
  }
}

/** A cached response. */
export interface SentAnswer {
  second: number;
  body: string;
  etag: string;
}

interface CachedAnswer extends SentAnswer {
  generation: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The last response to this request, though it may be outdated. */
    lastAnswer: SentAnswer | null;
  }
}

const maxBytes = 32 * 1024 * 1024;
/** Size of an entry in addition to its body: digest, etag, bookkeeping. */
const overhead = 512;

const type = 'application/json; charset=utf-8';

/** Sends the last response from before the database went down, marked as outdated and not cacheable. */
export const sendLastAnswer = (request: FastifyRequest, reply: FastifyReply, { body, etag }: SentAnswer): string => {
  const payload = sendVersion(request, reply.status(200).type(type), body, etag);
  reply.header('cache-control', 'no-store').header(shopHeaders.outdated, '1');
  return payload;
};

/**
 * Caches public responses. One of products is valid until a product is written, and within the second of the clock in
 * which it was computed: a sale begins and ends at a second, and another process's change arrives with a delay. After
 * that it serves only while the database is down.
 */
export const cacheAnswers = async (app: FastifyInstance, shop: Shop): Promise<void> => {
  const answers = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => Buffer.byteLength(body) + overhead,
  });
  const startedIn = new WeakMap<FastifyRequest, number>();
  let generation = 0;
  const invalidate = (): void => {
    generation += 1;
  };
  shop.database.onProductWrite(invalidate);
  await shop.database.listen(productChangesChannel, invalidate);

  const second = (): number => Math.floor(shop.clock().getTime() / 1000);
  // An address may be as long as a header.
  const keyOf = ({ site, locale, url }: FastifyRequest): string =>
    createHash('sha256').update(`${site.code} ${locale} ${url}`).digest('base64url');

  /** The response to the same request that is being computed, by its key. */
  const underway = new Map<string, Promise<void>>();
  const ends = new WeakMap<FastifyRequest, () => void>();
  const current = (key: string): CachedAnswer | undefined => {
    const cached = answers.get(key);
    return cached?.generation === generation && cached.second === second() ? cached : undefined;
  };

  app.decorateRequest('lastAnswer', null);
  app.addHook('preHandler', async (request, reply) => {
    const { access, isCached } = request.routeOptions.config;
    if (access !== 'anyone' || request.method !== 'GET') return;
    const key = keyOf(request);
    const same = isCached && !current(key) && underway.get(key);
    if (same) await same;
    const cached = isCached && current(key);
    if (cached) {
      reply.type(type);
      return reply.send(sendVersion(request, reply, cached.body, cached.etag));
    }
    request.lastAnswer = answers.get(key) ?? null;
    startedIn.set(request, generation);
    if (!isCached || underway.has(key)) return;
    const computed = new Promise<void>(resolve => {
      ends.set(request, () => {
        underway.delete(key);
        resolve();
      });
    });
    underway.set(key, computed);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const etag = reply.getHeader('etag');
    // Data read while a product was being written may be outdated already.
    const isCurrent = startedIn.get(request) === generation && reply.statusCode === 200;
    if (isCurrent && typeof etag === 'string' && reply.getHeader('cache-control') !== 'no-store') {
      answers.set(keyOf(request), { second: second(), body: String(payload), etag, generation });
    }
    ends.get(request)?.();
    return payload;
  });
};
