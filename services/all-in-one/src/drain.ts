import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/**
 * Drain time in milliseconds: clients with an open connection learn that it ends, and balancers that this process
 * stops.
 */
const drainFor = 1_000;
const pollEvery = 50;

/**
 * Still answers new requests, and closes each connection, before the server stops listening.
 * @returns resolves once no connection is open, or the time is over
 */
export const createDrain = (app: FastifyInstance): (() => Promise<void>) => {
  let isDraining = false;
  app.addHook('onRequest', (request, reply, next) => {
    if (!isDraining) return next();
    reply.header('connection', 'close');
    if (request.url === '/readyz') return void reply.code(503).send({ status: 'stopping' });
    next();
  });
  const connections = promisify(app.server.getConnections.bind(app.server));

  return async () => {
    isDraining = true;
    const end = performance.now() + drainFor;
    while (performance.now() < end && (await connections()) > 0)
      await new Promise(resolve => setTimeout(resolve, pollEvery));
  };
};
