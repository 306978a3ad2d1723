import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, CallRequest } from '../engine';
import { illegal, SearchError } from '../search-error';
import type { Respond } from './respond';
import { errorResponse } from './responder';

export interface PluginOptions {
  respond: Respond;
  /** The access level for an `Authorization` header; throws when there is none. */
  accessOf: (authorization: string | undefined) => Access;
  /** Size limit of a reader's request in bytes. */
  readMax?: number;
  /** Size limit of any body in bytes. */
  bodyMax?: number;
}

const writeMax = 64 * 1_048_576;
const json = 'application/json; charset=UTF-8';
const vendor = /application\/vnd\.elasticsearch\+json\s*;\s*compatible-with=(\d+)/i;

/** Seconds until a rejected request is worth a retry. */
const retryAfter = '1';

const tooLarge = (max: number): SearchError =>
  new SearchError(413, 'illegal_argument_exception', `request body is too large, at most [${max}] bytes`);

/** Reads the body of a GET, which the server ignores by default. */
async function bodyOfGet(request: FastifyRequest, max: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request.raw as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > max) throw tooLarge(max);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function plainQuery(request: FastifyRequest): CallRequest['query'] {
  const query = request.query as Record<string, string | string[] | undefined>;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

const bare = (path: string): string => path.split('?')[0] ?? '';

/** Sent as bytes, because the server adds a charset to strings. */
function send(reply: FastifyReply, accept: string, status: number, bytes: Uint8Array): FastifyReply {
  const version = vendor.exec(accept)?.[1];
  const type = version === undefined ? json : `application/vnd.elasticsearch+json;compatible-with=${version}`;
  if (status === 429 || status === 503) void reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('content-type', type)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

async function bodyOf(request: FastifyRequest, max: number): Promise<string> {
  if (typeof request.body === 'string') return request.body;
  return request.method === 'GET' && hasBody(request) ? bodyOfGet(request, max) : '';
}

/** The HTTP interface of the search service, for one plugin scope. */
export function searchPlugin(
  app: FastifyInstance,
  { respond, accessOf, readMax = 1_048_576, bodyMax = writeMax }: PluginOptions,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyMax }, (_, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Elastic-Product', 'Elasticsearch');
    const access = accessOf(request.headers.authorization);
    if (access === 'read' && Number(request.headers['content-length'] ?? 0) > readMax) throw tooLarge(readMax);
  });

  app.setErrorHandler((error, request, reply) => {
    const input = error as { statusCode?: number; message: string };
    const isRejection = !(error instanceof SearchError) && input.statusCode !== undefined && input.statusCode < 500;
    const { status, bytes, failure } = errorResponse(
      isRejection ? new SearchError(input.statusCode ?? 400, 'illegal_argument_exception', input.message) : error,
    );
    if (failure !== undefined) request.log.error({ err: error }, 'a search request failed');
    if (status === 401) void reply.header('WWW-Authenticate', 'Basic realm="search", charset="UTF-8"');
    return send(reply, request.headers.accept ?? '', status, bytes);
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const access = accessOf(request.headers.authorization);
    const body = await bodyOf(request, readMax);
    if (access === 'read' && body.length > readMax) throw tooLarge(readMax);
    const { status, bytes, failure } = await respond({
      method: request.method,
      path: bare(request.url).slice(app.prefix.length) || '/',
      url: request.url,
      query: plainQuery(request),
      body,
      contentType: request.headers['content-type'],
      access,
    });
    if (failure !== undefined) request.log.error({ err: failure }, 'a search request failed');
    return send(reply, request.headers.accept ?? '', status, bytes);
  };
  app.route({ method: ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: handle });
  app.route({ method: ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'], url: '/', exposeHeadRoute: false, handler: handle });
  app.setNotFoundHandler((request, reply) => {
    const { bytes } = errorResponse(
      illegal(`no handler found for uri [${request.url}] and method [${request.method}]`),
    );
    return send(reply, '', 400, bytes);
  });
}
