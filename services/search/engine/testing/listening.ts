import Fastify, { type FastifyInstance } from 'fastify';
import type { Access, Engine } from '../engine';
import { AnswerCache } from '../http/answer-cache';
import { createRespond } from '../http/respond';
import { answerOf, errorResponse } from '../http/responder';
import { routesOf } from '../http/routes';
import { searchPlugin } from '../http/search.plugin';
import type { Indices } from '../indices/indices';
import type { Json } from '../json';
import { SearchError } from '../search-error';
import { TestSearcher } from './test-searcher';

const basic = (name: string): string => `Basic ${Buffer.from(`${name}:${name}`).toString('base64')}`;

export const readerHeader = basic('reader');
export const indexerHeader = basic('indexer');
export const ownerHeader = basic('owner');

const accesses = new Map<string | undefined, Access>([
  [readerHeader, 'read'],
  [indexerHeader, 'index'],
  [ownerHeader, 'own'],
]);

function accessOf(header: string | undefined): Access {
  const access = accesses.get(header);
  if (!access) throw new SearchError(401, 'security_exception', 'unable to authenticate user for REST request');
  return access;
}

interface Served {
  engine: Engine;
  prefix?: string;
  generation?: (index: string) => number | undefined;
}

/** An engine behind HTTP; its accounts are `reader`, `indexer` and `owner`, with the name as password. */
export async function serve({ engine, prefix = '', generation = () => undefined }: Served): Promise<FastifyInstance> {
  const app = Fastify();
  const respond = createRespond({
    engine,
    clock: () => new Date(),
    settle: async () => undefined,
    cache: new AnswerCache(generation),
  });
  await app.register(async scope => searchPlugin(scope, { respond, accessOf }), { prefix });
  return app;
}

export interface ProtocolApp {
  app: FastifyInstance;
  engine: TestSearcher;
  indices: Indices;
}

/** The protocol over indices that a test writes directly. */
export async function protocolApp(prefix = ''): Promise<ProtocolApp> {
  const searcher = new TestSearcher();
  const { indices } = searcher;
  const router = routesOf(searcher, indices);
  const engine: Engine = { call: request => answerOf(router, request).catch(errorResponse) };
  const app = await serve({ engine, prefix, generation: name => indices.generation(name) });
  return { app, engine: searcher, indices };
}

/** A mapping with a type. */
export const itemMappings: Json = {
  item: {
    dynamic: false,
    properties: {
      name: { type: 'text' },
      cat: { type: 'keyword' },
      price: { type: 'long' },
      selling_price: { type: 'long' },
    },
  },
};
