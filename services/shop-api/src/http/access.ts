import type { FastifyInstance } from 'fastify';
import type { Access } from '@ortoo/contracts';
import { type AccessRule, accessTable, decide } from './access.rules';
import { DomainError } from './domain-error';

declare module 'fastify' {
  interface FastifyInstance {
    /** Who may call which route: `GET /cards`. */
    accessOf: Map<string, AccessRule>;
  }
  interface FastifyContextConfig {
    access?: Access;
    perVendor?: boolean | undefined;
    /** Needs no proof that our own page sent it: called by machines without a cookie. */
    machine?: boolean;
    /** Starts a session, so that a foreign page must not be able to send it. */
    startsSession?: boolean;
    /** Sent by a form that works without script, and so without our header: the browser states its origin. */
    plainForm?: boolean;
  }
}

const keyOf = (method: string, url: string, prefix: string) =>
  `${method === 'HEAD' ? 'GET' : method} ${url.slice(prefix.length)}`;

/** Assigns each route its rule from the table and enforces it. */
export const guardAccess = (app: FastifyInstance): void => {
  app.decorate('accessOf', new Map());
  app.addHook('onRoute', route => {
    for (const method of [route.method].flat()) {
      const key = keyOf(method, route.url, app.prefix);
      const access = route.config?.access ?? accessTable[key];
      if (access === undefined) throw new Error(`No rule says who may call ${key}: define it as an endpoint`);
      route.config = { ...route.config, access };
      app.accessOf.set(key, { access, perVendor: route.config.perVendor });
    }
  });
  app.addHook('onRequest', async request => {
    const { access, perVendor } = request.routeOptions.config;
    if (access === undefined) return;
    const decision = decide({ access, perVendor }, request.viewer);
    if (decision !== 'allowed') throw new DomainError(decision);
  });
};
