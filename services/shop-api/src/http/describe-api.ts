import { createCache } from '@ortoo/cache';
import type { FastifyInstance } from 'fastify';
import { describedFor, type ApiDocument } from './described.rules';

/**
 * Serves the OpenAPI document, which takes long to generate: once, then once for each set of rights.
 * @param isAhead whether the first time is at the start, when nobody waits
 */
export const describeApi = (app: FastifyInstance, isAhead: boolean): void => {
  const documents = createCache<string>({ maxEntries: 100 });
  if (isAhead) app.addHook('onReady', async () => void app.swagger());
  app.get('/openapi.json', { schema: { hide: true } }, async ({ viewer }, reply) => {
    const { roles, rights, vendorId } = viewer;
    const key = [...roles.toSorted(), ...rights.toSorted(), vendorId !== null].join();
    const document = documents.get(key) ?? JSON.stringify(describedFor(app.swagger() as ApiDocument, app, viewer));
    documents.set(key, document);
    return reply.type('application/json').header('cache-control', 'private, no-store').send(document);
  });
};
