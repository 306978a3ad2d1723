import type { Shop } from '@ortoo/shop-api/app';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Max open requests of one address, and of all: their bodies are in memory until they are complete. */
const maxOpen = { visitor: 200, all: 4_000 };

const tooMany = (reply: FastifyReply, retryAfterSeconds: number): FastifyReply =>
  reply
    .code(429)
    .headers({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
    .send({ error: 'Too many requests', code: 'TOO_MANY_REQUESTS', status: 429 });

const limitOpenRequests = (app: FastifyInstance): void => {
  const open = new Map<string, number>();
  let all = 0;
  const release = (address: string): void => {
    all -= 1;
    const left = (open.get(address) ?? 1) - 1;
    if (left > 0) open.set(address, left);
    else open.delete(address);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { ip } = request;
    const own = open.get(ip) ?? 0;
    if (own >= maxOpen.visitor || all >= maxOpen.all) return tooMany(reply.header('connection', 'close'), 5);
    open.set(ip, own + 1);
    all += 1;
    // Also emitted for an aborted request, without the end of a response.
    reply.raw.once('close', () => release(ip));
  });
};

const warnOfProxy = (app: FastifyInstance): void => {
  let isWarned = false;
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn('X-Forwarded-For is ignored, and limits may count all visitors as one: set TRUST_PROXY behind a proxy');
  });
};

/** Prevents one visitor, or many together, from exhausting the shop. */
export const limitRequests = (
  app: FastifyInstance,
  { checkLimit, internal }: Shop,
  { trustsProxy }: { trustsProxy: boolean },
): void => {
  if (!trustsProxy) warnOfProxy(app);
  limitOpenRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/search') || internal.isInternal(request)) return;
    const retryAfterSeconds = checkLimit('search', request.ip);
    if (retryAfterSeconds !== undefined) return tooMany(reply, retryAfterSeconds);
  });
};
