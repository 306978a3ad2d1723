import { hostNameOf, type Shop } from '@ortoo/shop-api/app';
import type { FastifyInstance } from 'fastify';

/** Health checks use the address of the machine, and are answered however busy the shop is. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Rejects requests with an unknown `Host` before any other handler. */
export const guardHosts = (app: FastifyInstance, { hosts, internal }: Pick<Shop, 'hosts' | 'internal'>): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const { host } = request.headers;
    if (probes.has(request.url) || hosts.siteOf(host) || internal.isInternal(request)) return next();
    const isHost = hostNameOf(host) !== undefined;
    void reply
      .code(isHost ? 421 : 400)
      .headers({ 'cache-control': 'no-store', connection: 'close' })
      .type('text/plain; charset=utf-8')
      .send(isHost ? 'No site of this shop has this name.\n' : 'The Host header is not a host name.\n');
  });
};
