import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentAnswer, searchAnswer, type Shape } from './answers';
import { checkCredentials, type Credentials } from './credentials';
import type { SearchEngine } from './engine';
import type { Feed } from './feed';
import { isObject, type Json } from './json';
import { errorBody, illegal, noIndex, parsing, SearchError } from './search-error';
import { visible } from './visibility.rules';

export interface SearchRoutes {
  engine: SearchEngine;
  feed: Feed;
  clock: () => Date;
  credentials: readonly Credentials[];
}

interface Params {
  index?: string;
  type?: string;
  id?: string;
}

type Request = FastifyRequest<{ Params: Params; Querystring: Record<string, string | undefined>; Body: unknown }>;

const searchesMax = 50;

function parsed(body: unknown): Json {
  if (body === undefined || body === null || body === '') return {};
  if (typeof body !== 'string') throw parsing('Compressor detection can only be called on some xcontent bytes');
  try {
    const value: unknown = JSON.parse(body);
    if (isObject(value)) return value;
  } catch {
    throw new SearchError(400, 'parse_exception', 'request body is not well-formed JSON');
  }
  throw parsing('Expected [START_OBJECT] but found another value');
}

function shapeOf({ index = 'shop', type }: Params, query: Request['query']): Shape {
  if (index !== 'shop') throw noIndex(index);
  if (type !== undefined && type !== 'product')
    throw illegal(
      `Rejecting mapping update to [shop] as the final mapping would have more than 1 type: [product, ${type}]`,
    );
  return { index, typed: type !== undefined, totalAsNumber: query.rest_total_hits_as_int === 'true' };
}

async function searchOnce({ engine, feed, clock }: SearchRoutes, body: Json, shape: Shape): Promise<object> {
  const now = clock();
  const start = performance.now();
  await feed.settle(now);
  const result = await engine.search(body, { now, always: visible });
  return searchAnswer(result, Math.round(performance.now() - start), shape);
}

const asSearchError = (error: unknown): SearchError =>
  error instanceof SearchError ? error : new SearchError(500, 'exception', 'internal error');

async function many(service: SearchRoutes, request: Request): Promise<object> {
  const lines = (typeof request.body === 'string' ? request.body : '').split('\n').filter(line => line.trim() !== '');
  if (lines.length === 0 || lines.length % 2 !== 0)
    throw illegal(
      'The msearch request must be terminated by a newline [\\n] and hold a header and a body for each search',
    );
  if (lines.length / 2 > searchesMax) throw illegal(`at most [${searchesMax}] searches are allowed in one request`);
  const one = async (at: number): Promise<object> => {
    try {
      const { index, type } = parsed(lines[at]);
      const named = { index: String(index ?? request.params.index ?? ''), ...(typeof type === 'string' && { type }) };
      return { ...(await searchOnce(service, parsed(lines[at + 1]), shapeOf(named, request.query))), status: 200 };
    } catch (error) {
      if (!(error instanceof SearchError)) request.log.error({ err: error }, 'a search failed');
      return errorBody(asSearchError(error));
    }
  };
  const responses = await Promise.all(Array.from({ length: lines.length / 2 }, (_, at) => one(at * 2)));
  return { took: 0, responses };
}

/** HTTP of the search service, for one plugin scope. */
export function searchRoutes(app: FastifyInstance, service: SearchRoutes): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    /^application\/(?:json|x-ndjson|vnd\.elasticsearch\+(?:json|x-ndjson))/,
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('X-Elastic-Product', 'Elasticsearch');
    checkCredentials(request.headers.authorization, service.credentials);
  });
  app.setErrorHandler((error, request, reply) => {
    const given = error as { statusCode?: number; message: string };
    const refused = !(error instanceof SearchError) && given.statusCode !== undefined && given.statusCode < 500;
    const known = refused
      ? new SearchError(given.statusCode ?? 400, 'illegal_argument_exception', given.message)
      : asSearchError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'a search failed');
    if (known.status === 401) void reply.header('WWW-Authenticate', 'Basic realm="search", charset="UTF-8"');
    return reply.code(known.status).send(errorBody(known));
  });
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(400)
      .send(errorBody(illegal(`no handler found for uri [${request.url}] and method [${request.method}]`))),
  );

  const search = (request: Request): Promise<object> =>
    searchOnce(service, parsed(request.body), shapeOf(request.params, request.query));
  const document = async (request: Request, reply: FastifyReply): Promise<unknown> => {
    const { type, id = '' } = request.params;
    const shape = shapeOf(
      { ...request.params, ...(type === '_doc' ? { type: undefined } : {}) } as Params,
      request.query,
    );
    const now = service.clock();
    await service.feed.settle(now);
    const source = await service.engine.get(id, { now, always: visible });
    return reply.code(source ? 200 : 404).send(documentAnswer(shape, id, source));
  };
  for (const method of ['GET', 'POST'] as const) {
    app.route({ method, url: '/:index/:type/_search', handler: search });
    app.route({ method, url: '/:index/_search', handler: search });
    app.route({ method, url: '/_msearch', handler: (request: Request) => many(service, request) });
    app.route({ method, url: '/:index/_msearch', handler: (request: Request) => many(service, request) });
  }
  app.route({ method: 'GET', url: '/:index/:type/:id', handler: document });
}
