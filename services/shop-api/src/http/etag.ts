import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Public answers can be asked for again cheaply; personal ones are kept nowhere. */
export const nameVersions = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const shared =
      request.routeOptions.config.access === 'anyone' && request.method === 'GET' && reply.statusCode === 200;
    if (reply.hasHeader('cache-control')) return payload;
    if (!shared || typeof payload !== 'string' || request.url.includes('/session')) {
      reply.header('cache-control', 'private, no-store');
      return payload;
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'public, no-cache').header('vary', 'Accept-Language, X-Site').header('etag', etag);
    if (request.headers['if-none-match'] !== etag) return payload;
    reply.status(304).removeHeader('content-length').removeHeader('content-type');
    return '';
  });
};
