import type { FastifyInstance, FastifyRequest } from 'fastify';
import { productChangesChannel } from '../db/product-changes';
import type { Shop } from '../shop';
import { sendVersion } from './etag';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Made of products and of what is written with them alone, the same for all who read one language. */
    remembered?: boolean;
  }
}

interface Remembered {
  second: number;
  body: string;
  etag: string;
}

const most = 1_000;

/**
 * Keeps answers that many ask for alike. One is good until a product is written to, and within the second of the clock
 * that it was given in: a sale begins and ends at a second, and another process's change is heard of a little late.
 */
export const rememberAnswers = async (app: FastifyInstance, shop: Shop): Promise<void> => {
  const answers = new Map<string, Remembered>();
  const asked = new WeakMap<FastifyRequest, number>();
  let generation = 0;
  const forget = (): void => {
    generation += 1;
    answers.clear();
  };
  shop.database.onProductWrite(forget);
  await shop.database.listen(productChangesChannel, forget);

  const second = (): number => Math.floor(shop.clock().getTime() / 1000);
  const keyOf = ({ site, locale, url }: FastifyRequest): string => `${site.code} ${locale} ${url}`;

  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.config.remembered !== true) return;
    const known = answers.get(keyOf(request));
    if (known && known.second === second()) {
      reply.type('application/json; charset=utf-8');
      return reply.send(sendVersion(request, reply, known.body, known.etag));
    }
    asked.set(request, generation);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const since = asked.get(request);
    const etag = reply.getHeader('etag');
    // What was read while a product was being written may be old already.
    if (since !== generation || reply.statusCode !== 200 || typeof etag !== 'string') return payload;
    if (answers.size >= most) answers.clear();
    answers.set(keyOf(request), { second: second(), body: String(payload), etag });
    return payload;
  });
};
