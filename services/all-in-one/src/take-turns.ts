import { visitorOf, type Shop } from '@ortoo/shop-api/app';
import type { FastifyInstance } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';

/** Calls of one visitor that are handled at the same time; a page of the shop sends fewer. */
const atOnce = 8;

/** Calls of services by pages. */
const isCall = (route: string | undefined): boolean => route?.startsWith('/api/') ?? false;

/** Calls of one visitor beyond a few wait for each other, so that the calls of others do not wait for them. */
export const takeTurns = (app: FastifyInstance, { internal }: Pick<Shop, 'internal'>): void => {
  const visitors = new Map<string, { pending: number; turn: LimitFunction }>();
  app.addHook('preHandler', async (request, reply) => {
    if (!isCall(request.routeOptions.url) || internal.isInternal(request)) return;
    // The visitor has gone already, and no event would end the turn.
    if (reply.raw.destroyed) return void reply.hijack();
    const visitor = visitorOf(request.ip);
    const queue = visitors.get(visitor) ?? { pending: 0, turn: pLimit(atOnce) };
    visitors.set(visitor, queue);
    queue.pending += 1;
    const closed = new Promise<void>(resolve => reply.raw.once('close', resolve));
    void closed.then(() => {
      queue.pending -= 1;
      if (queue.pending === 0) visitors.delete(visitor);
    });
    await new Promise<void>(begin => {
      void queue.turn(() => {
        begin();
        return closed;
      });
    });
    // The visitor has gone while waiting.
    if (reply.raw.destroyed) reply.hijack();
  });
};
