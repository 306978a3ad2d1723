import { visitorOf, type Shop } from '@ortoo/shop-api/app';
import type { FastifyInstance } from 'fastify';

/** Calls of one visitor that are handled at the same time; a page of the shop sends fewer. */
const atOnce = 8;

/** Calls of services by pages. */
const isCall = (route: string | undefined): boolean => route?.startsWith('/api/') ?? false;

/** Calls of one visitor beyond a few wait for each other, so that the calls of others do not wait for them. */
export const takeTurns = (app: FastifyInstance, { internal }: Pick<Shop, 'internal'>): void => {
  const visitors = new Map<string, { running: number; waiting: (() => void)[] }>();
  app.addHook('preHandler', (request, reply, begin) => {
    if (!isCall(request.routeOptions.url) || internal.isInternal(request)) return begin();
    // The visitor has gone already, and no event would end the turn.
    if (reply.raw.destroyed) return void reply.hijack();
    const visitor = visitorOf(request);
    const calls = visitors.get(visitor) ?? { running: 0, waiting: [] };
    visitors.set(visitor, calls);
    reply.raw.once('close', () => {
      const turn = calls.waiting.indexOf(begin);
      if (turn >= 0) {
        // The visitor has gone while waiting.
        calls.waiting.splice(turn, 1);
        return void reply.hijack();
      }
      const next = calls.waiting.shift();
      if (next) return next();
      calls.running -= 1;
      if (calls.running === 0) visitors.delete(visitor);
    });
    if (calls.running === atOnce) return void calls.waiting.push(begin);
    calls.running += 1;
    begin();
  });
};
