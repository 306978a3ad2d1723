import type { FastifyPluginAsync } from 'fastify';

interface ServiceAddress {
  credentials: string;
  origin: string;
}

interface Question {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

interface Answer {
  status: number;
  type: string;
  body: Buffer;
  /** Seconds to wait when the service is busy. */
  retryAfter?: string | undefined;
}

/** Max length of a page's query. */
const bodyLimit = 64 * 1024;

/** Timeout of a remote service, in milliseconds. */
const timeout = 10_000;

/** A remote search service, with the read-only credential. */
export const searchServiceAt = ({ origin, credentials }: ServiceAddress) => {
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  const request = async ({ url, body, headers, ...question }: Question): Promise<Answer> => {
    const signal = AbortSignal.timeout(timeout);
    const answer = await fetch(origin + url, {
      ...question,
      headers: { ...headers, authorization },
      signal,
      ...(body && { body: new Uint8Array(body) }),
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    const retryAfter = answer.headers.get('retry-after') ?? undefined;
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()), retryAfter };
  };
  return {
    request,
    send: async (path: string, body: string) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await request({ method: 'POST', url: `/search${path}`, headers, body: Buffer.from(body) });
      return { status: answer.status, bytes: answer.body };
    },
  };
};

const unavailable: Answer = {
  status: 503,
  retryAfter: '5',
  type: 'application/json',
  body: Buffer.from(JSON.stringify({ error: 'The search service does not answer', status: 503 })),
};

/** The shop's gateway to a remote search service: no page contains its credential. */
export const searchGateway: FastifyPluginAsync<{ service: ReturnType<typeof searchServiceAt> }> = async (
  app,
  { service },
) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const question: Question = {
        method: request.method as Question['method'],
        url: request.url.replace(/^\/api/, ''),
        headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
        body: request.body as Buffer | undefined,
      };
      const { status, type, body, retryAfter } = await service.request(question).catch((error: unknown) => {
        request.log.error({ err: error }, 'search does not answer');
        return unavailable;
      });
      if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
      return reply.code(status).header('cache-control', 'no-store').type(type).send(body);
    },
  });
};
