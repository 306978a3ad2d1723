import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Sends a public response with its ETag, or 304 when the client has that version. */
export const sendVersion = <T extends string | Buffer>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: T,
  etag: string,
): T | '' => {
  reply.header('cache-control', 'public, no-cache').header('vary', 'Accept-Language').header('etag', etag);
  if (request.headers['if-none-match'] !== etag) return payload;
  reply.status(304).removeHeader('content-length').removeHeader('content-type');
  return '';
};

/** Public responses can be revalidated cheaply; personal ones are not stored anywhere. */
export const addEtags = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const shared =
      request.routeOptions.config.access === 'anyone' && request.method === 'GET' && reply.statusCode === 200;
    if (reply.hasHeader('cache-control')) return payload;
    if (!shared || typeof payload !== 'string' || request.routeOptions.url?.includes('/session')) {
      reply.header('cache-control', 'private, no-store');
      return payload;
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    return sendVersion(request, reply, payload, etag);
  });
};
