import type { FastifyPluginAsync } from 'fastify';

/** Largest query that a page sends. */
const bodyLimit = 64 * 1024;

/** The shop's own door to the search service: it adds the read-only credential, so that none is in a page. */
export const searchDoor: FastifyPluginAsync<{ credentials: string }> = async (app, { credentials }) => {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/api/search/*',
    handler: async (request, reply) => {
      const answer = await app.inject({
        method: request.method as 'GET' | 'POST',
        url: request.url.replace(/^\/api/, ''),
        headers: { authorization, 'content-type': request.headers['content-type'] ?? 'application/json' },
        ...(request.body ? { payload: request.body as Buffer } : {}),
      });
      return reply
        .code(answer.statusCode)
        .header('cache-control', 'no-store')
        .type(answer.headers['content-type'] as string)
        .send(answer.rawPayload);
    },
  });
};
