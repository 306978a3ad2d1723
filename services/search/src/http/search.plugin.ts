import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '../json';
import { asSearchError, errorBody, illegal, SearchError } from '../search-error';
import { filteredAnswer } from '../search/source-filter';
import type { Call } from './call';
import type { RememberedAnswers } from './remembered-answers';
import { checkParameters, type Router } from './router';

export interface PluginOptions {
  router: Router;
  /** What the sender of an `Authorization` header may do; throws for one who may do nothing. */
  accessOf: (authorization: string | undefined) => Call['access'];
  clock: () => Date;
  /** Brings the indices up to date before they are read. */
  settle: (now: Date) => Promise<void>;
  remembered: RememberedAnswers;
  /** Largest question of a reader, in bytes. */
  readMax?: number;
}

const writeMax = 64 * 1_048_576;
const json = 'application/json; charset=UTF-8';
const accepted = /^(?:application\/(?:json|x-ndjson|vnd\.(?:elasticsearch|opensearch)\+(?:json|x-ndjson)))(?:\s*;|$)/i;
const vendor = /application\/vnd\.elasticsearch\+json\s*;\s*compatible-with=(\d+)/i;

const tooLarge = (most: number): SearchError =>
  new SearchError(413, 'illegal_argument_exception', `request body is too large, at most [${most}] bytes`);

/** The body of a GET, which the server does not read by itself. */
async function bodyOfGet(request: FastifyRequest, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request.raw as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > most) throw tooLarge(most);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function checkType(request: FastifyRequest, body: string): void {
  const type = request.headers['content-type'];
  if (body !== '' && !accepted.test(type ?? ''))
    throw type === undefined
      ? new SearchError(406, 'content_type_exception', 'Content-Type header is missing')
      : new SearchError(406, 'content_type_exception', `Content-Type header [${type}] is not supported`);
}

function plainQuery(request: FastifyRequest): Record<string, string | undefined> {
  const query = request.query as Record<string, string | string[] | undefined>;
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  );
}

const bare = (path: string): string => path.split('?')[0] ?? '';

/** The answer as bytes, or the server would add a charset to a type that has none. */
function bytesOf(call: Pick<Call, 'query'> | undefined, status: number, body: unknown): Buffer {
  const paths = call?.query.filter_path;
  const shown = paths !== undefined && isObject(body) && status < 400 ? filteredAnswer(body, paths) : body;
  const isPretty = call?.query.pretty !== undefined && call.query.pretty !== 'false';
  const text = shown === undefined ? '' : isPretty ? `${JSON.stringify(shown, null, 2)}\n` : JSON.stringify(shown);
  return Buffer.from(text);
}

function send(reply: FastifyReply, accept: string, status: number, bytes: Buffer): FastifyReply {
  const version = vendor.exec(accept)?.[1];
  const type = version === undefined ? json : `application/vnd.elasticsearch+json;compatible-with=${version}`;
  return reply.code(status).header('content-type', type).send(bytes);
}

/** What was not done in time is to be tried again. */
const isLate = (body: unknown): boolean => isObject(body) && body.timed_out === true;

/** A refused method is said plainly, as every other refusal is not. */
const refusalBody = (error: SearchError): object =>
  error.status === 405 ? { error: error.message, status: 405 } : errorBody(error);

/** HTTP of the search service, for one plugin scope. */
export function searchPlugin(
  app: FastifyInstance,
  { router, accessOf, clock, settle, remembered, readMax = 1_048_576 }: PluginOptions,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: writeMax }, (_, body, done) => done(null, body));

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Elastic-Product', 'Elasticsearch');
    const access = accessOf(request.headers.authorization);
    if (access === 'read' && Number(request.headers['content-length'] ?? 0) > readMax) throw tooLarge(readMax);
  });

  app.setErrorHandler((error, request, reply) => {
    const given = error as { statusCode?: number; message: string };
    const isRefusal = !(error instanceof SearchError) && given.statusCode !== undefined && given.statusCode < 500;
    const known = isRefusal
      ? new SearchError(given.statusCode ?? 400, 'illegal_argument_exception', given.message)
      : asSearchError(error);
    if (known.status >= 500 && known.type === 'exception') request.log.error({ err: error }, 'a search request failed');
    if (known.status === 401) void reply.header('WWW-Authenticate', 'Basic realm="search", charset="UTF-8"');
    const body = bytesOf(undefined, known.status, refusalBody(known));
    return send(reply, request.headers.accept ?? '', known.status, body);
  });

  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = bare(request.url).slice(app.prefix.length) || '/';
    const query = plainQuery(request);
    const { route, params } = router.find(request.method, path);
    checkParameters(path, query);
    const access = accessOf(request.headers.authorization);
    if (route.access === 'index' && access !== 'index')
      throw new SearchError(
        403,
        'security_exception',
        `action [${request.method} ${route.path}] is unauthorized for this user`,
      );
    const body =
      typeof request.body === 'string'
        ? request.body
        : request.method === 'GET' && hasBody(request)
          ? await bodyOfGet(request, readMax)
          : '';
    if (access === 'read' && body.length > readMax) throw tooLarge(readMax);
    checkType(request, body);
    const now = clock();
    await settle(now);
    const call: Call = { method: request.method, path, params, query, body, access, now: now.getTime() };
    const accept = request.headers.accept ?? '';
    const { known, keep } = access === 'read' ? remembered.look(call, route, request.url) : {};
    if (known) return send(reply, accept, 200, known);
    const answer = await route.handler(call);
    const bytes = bytesOf(call, answer.status, request.method === 'HEAD' ? undefined : answer.body);
    if (answer.status === 200 && !isLate(answer.body)) keep?.(bytes);
    return send(reply, accept, answer.status, bytes);
  };
  app.route({ method: ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'], url: '/*', exposeHeadRoute: false, handler: handle });
  app.route({ method: ['GET', 'POST', 'PUT', 'DELETE', 'HEAD'], url: '/', exposeHeadRoute: false, handler: handle });
  app.setNotFoundHandler((request, reply) =>
    send(
      reply,
      '',
      400,
      bytesOf(
        undefined,
        400,
        errorBody(illegal(`no handler found for uri [${request.url}] and method [${request.method}]`)),
      ),
    ),
  );
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
