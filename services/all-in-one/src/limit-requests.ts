import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { shopApiPrefix } from '@ortoo/contracts';
import { getListing } from '@ortoo/contracts/endpoints';
import { visitorOf, type Shop } from '@ortoo/shop-api/app';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { probes } from './host-guard';

/** Max open requests of one connection, one visitor and all: their bodies and responses are in memory until they are complete. */
const maxOpen = { connection: 10, visitor: 200, all: 4_000 };

const tooMany = (reply: FastifyReply, retryAfterSeconds: number): FastifyReply =>
  reply
    .code(429)
    .headers({ 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' })
    .send({ error: 'Too many requests', code: 'TOO_MANY_REQUESTS', status: 429 });

/**
 * Open requests by connection. A pipelined request has no event of its own when its connection ends before its turn, so
 * the end of the connection releases all that are left.
 */
const createConnections = () => {
  const open = new WeakMap<Socket, Set<() => void>>();
  return (socket: Socket): Set<() => void> => {
    const known = open.get(socket);
    if (known) return known;
    const releases = new Set<() => void>();
    open.set(socket, releases);
    socket.once('close', () => releases.forEach(release => release()));
    return releases;
  };
};

/** The first request beyond the limit of its connection, which closes after the response. */
const excess = new WeakSet<IncomingMessage>();

/**
 * Counts the open requests of each connection. Thousands may be pipelined, and all of them arrive before any hook that
 * waits: nothing is done for those after the first one beyond the limit.
 */
export const limitPipelining = (app: FastifyInstance): void => {
  const open = new WeakMap<Socket, number>();
  const closing = new WeakSet<Socket>();
  app.addHook('onRequest', ({ raw }, reply, next) => {
    const { socket } = raw;
    if (closing.has(socket)) return void reply.hijack();
    const own = (open.get(socket) ?? 0) + 1;
    open.set(socket, own);
    if (own > maxOpen.connection) {
      closing.add(socket);
      excess.add(raw);
    }
    reply.raw.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    next();
  });
};

const limitOpenRequests = (app: FastifyInstance, { internal }: Pick<Shop, 'internal'>): void => {
  const open = new Map<string, number>();
  const openOf = createConnections();
  let all = 0;
  app.addHook('onRequest', (request, reply, next) => {
    if (probes.has(request.url) || internal.isInternal(request)) return next();
    const visitor = visitorOf(request);
    const own = open.get(visitor) ?? 0;
    const connection = openOf(request.raw.socket);
    if (excess.has(request.raw) || own >= maxOpen.visitor || all >= maxOpen.all)
      return void tooMany(reply.header('connection', 'close'), 5);
    const release = (): void => {
      if (!connection.delete(release)) return;
      all -= 1;
      const left = (open.get(visitor) ?? 1) - 1;
      if (left > 0) open.set(visitor, left);
      else open.delete(visitor);
    };
    open.set(visitor, own + 1);
    all += 1;
    connection.add(release);
    // Also emitted for an aborted request, without the end of a response.
    reply.raw.once('close', release);
    next();
  });
};

const warnOfProxy = (app: FastifyInstance): void => {
  let isWarned = false;
  app.addHook('onRequest', ({ headers, log }, _reply, next) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn('X-Forwarded-For is ignored, and limits may count all visitors as one: set TRUST_PROXY behind a proxy');
    }
    next();
  });
};

/** Routes that search. */
const isSearch = (route: string | undefined): boolean =>
  route === shopApiPrefix + getListing.path || (route?.startsWith('/api/search') ?? false);

/** Prevents one visitor, or many together, from exhausting the shop. */
export const limitRequests = (
  app: FastifyInstance,
  { checkLimit, internal }: Pick<Shop, 'checkLimit' | 'internal'>,
  { trustsProxy }: { trustsProxy: boolean },
): void => {
  if (!trustsProxy) warnOfProxy(app);
  limitOpenRequests(app, { internal });
  app.addHook('onRequest', (request, reply, next) => {
    if (!isSearch(request.routeOptions.url) || internal.isInternal(request)) return next();
    const retryAfterSeconds = checkLimit('search', request);
    if (retryAfterSeconds === undefined) return next();
    tooMany(reply, retryAfterSeconds);
  });
};
