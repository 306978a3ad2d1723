import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Routes } from '../http/implement';
import type { Shop } from '../shop';
import { findRecord, setSwitch } from './records.tables';

const isDown = async (shop: Shop, name: string): Promise<boolean> =>
  (await findRecord(shop.db, 'switch', name))?.state === 'down';

/** The merchant interface of an emulator answers 503 while it is switched off; its pages still work. */
export const goesDown = (app: FastifyInstance, shop: Shop, name: string): void => {
  app.addHook('onRequest', async (_request, reply) => {
    if (await isDown(shop, name)) return reply.status(503).send({ error: 'Service Unavailable' });
    return undefined;
  });
};

export const readSwitches = (shop: Shop, emulators: readonly string[]) =>
  Promise.all(emulators.map(async name => ({ name, down: await isDown(shop, name) })));

/** POST /sandbox/switches/{emulator} with `state` up or down. */
export const switches = (app: Parameters<Routes>[0], shop: Shop, emulators: readonly string[]): void => {
  app.post(
    '/switches/:name',
    { schema: { params: z.object({ name: z.enum(emulators) }), body: z.object({ state: z.enum(['up', 'down']) }) } },
    async (request, reply) => {
      await setSwitch(shop.db, request.params.name, request.body.state, shop.clock());
      return reply.redirect('/sandbox', 303);
    },
  );
};
