import type { FastifyInstance } from 'fastify';
import { createClient, type Answer } from './client';
import { EmbeddedEngine } from './embedded-engine';
import type { Access, Engine } from './engine';
import type { Json } from './json';
import { httpEngine } from './testing/http-engine';
import { serve } from './testing/listening';
import { testAnalysis } from './testing/test-analysis';
import { EnginePool } from './thread/engine-pool';
import { poolLimits } from './thread/limits';

interface Implementation {
  engine: Engine;
  close: () => Promise<unknown>;
}

const script = new URL('./testing/engine.worker.mjs', import.meta.url);
const embedded = (): Engine => new EmbeddedEngine({ analysis: testAnalysis });

const implementations: Readonly<Record<string, () => Promise<Implementation>>> = {
  'in this thread': () => Promise.resolve({ engine: embedded(), close: () => Promise.resolve() }),
  'in another thread': async () => {
    const pool = new EnginePool({ ...poolLimits, script, standbyAfter: 3_600_000 });
    await pool.start();
    pool.open(() => Promise.resolve());
    return { engine: pool, close: () => pool.close() };
  },
  'over HTTP': async () => {
    const server: FastifyInstance = await serve({ engine: embedded() });
    return { engine: await httpEngine(server), close: () => server.close() };
  },
};

const mappings = { properties: { name: { type: 'text', analyzer: 'vowels' }, price: { type: 'long' } } };
const lines = (...values: object[]): string => values.map(value => `${JSON.stringify(value)}\n`).join('');
const found = (total: number, ...ids: string[]) => ({
  hits: { total: { value: total }, hits: ids.map(_id => expect.objectContaining({ _id })) },
});

describe.each(Object.entries(implementations))('an engine %s', (_, start) => {
  let implementation: Implementation;
  beforeAll(async () => (implementation = await start()));
  afterAll(() => implementation.close());

  const send = (
    access: Access,
    method: string,
    path: string,
    body?: Json | string | readonly Json[],
  ): Promise<Answer> => createClient(implementation.engine, access)(method, path, body);

  it.each<[string, Access, string, string, Json | string | readonly Json[] | undefined, number, object]>([
    ['creates an index', 'index', 'PUT', '/books', { mappings }, 200, { acknowledged: true, index: 'books' }],
    ['rejects it twice', 'index', 'PUT', '/books', {}, 400, { error: { type: 'resource_already_exists_exception' } }],
    ['extends a mapping', 'index', 'PUT', '/books/_mapping', { properties: { year: { type: 'long' } } }, 200, {}],
    [
      'shows a mapping',
      'index',
      'GET',
      '/books/_mapping',
      undefined,
      200,
      { books: { mappings: { properties: { year: { type: 'long' } } } } },
    ],
    ['indexes', 'index', 'PUT', '/books/_doc/1', { name: 'Round table', price: 2 }, 201, { result: 'created' }],
    [
      'rejects a field',
      'index',
      'PUT',
      '/books/_doc/2',
      { price: 'a' },
      400,
      { error: { type: 'mapper_parsing_exception' } },
    ],
    [
      'writes in bulk',
      'index',
      'POST',
      '/books/_bulk',
      lines({ index: { _id: '2' } }, { name: 'Rind', price: 1 }, { delete: { _id: '9' } }),
      200,
      { errors: false, items: [{ index: { status: 201 } }, { delete: { status: 404 } }] },
    ],
    [
      'writes parsed lines',
      'index',
      'POST',
      '/books/_bulk',
      [{ create: { _id: '3' } }, { name: 'Rose' }, { delete: { _id: '3' } }, { create: { _id: '2' } }, {}],
      200,
      { errors: true, items: [{ create: { status: 201 } }, { delete: { status: 200 } }, { create: { status: 409 } }] },
    ],
    ['refreshes', 'index', 'POST', '/books/_refresh', undefined, 200, { _shards: { failed: 0 } }],
    ['gets', 'read', 'GET', '/books/_doc/1', undefined, 200, { found: true, _source: { price: 2 } }],
    ['misses', 'read', 'GET', '/books/_doc/9', undefined, 404, { found: false }],
    [
      'gets several',
      'read',
      'POST',
      '/books/_mget',
      { ids: ['1', '9'] },
      200,
      { docs: [{ found: true }, { found: false }] },
    ],
    ['searches', 'read', 'POST', '/books/_search', { query: { match: { name: 'raund' } } }, 200, found(2, '2', '1')],
    ['searches by the URL', 'read', 'GET', '/books/_search?q=price:1', undefined, 200, found(1, '2')],
    [
      'rejects a query',
      'read',
      'POST',
      '/books/_search',
      { query: { nope: {} } },
      400,
      { error: { type: 'parsing_exception' } },
    ],
    ['counts', 'read', 'POST', '/books/_count', { query: { range: { price: { gt: 1 } } } }, 200, { count: 1 }],
    [
      'searches several times',
      'read',
      'POST',
      '/_msearch',
      lines({ index: 'books' }, { size: 0 }, { index: 'nowhere' }, {}),
      200,
      { responses: [{ status: 200 }, { status: 404 }] },
    ],
    [
      'adds an alias',
      'index',
      'POST',
      '/_aliases',
      { actions: [{ add: { index: 'books', alias: 'shelf' } }] },
      200,
      {},
    ],
    ['searches an alias', 'read', 'POST', '/shelf/_search', { sort: ['price'] }, 200, found(2, '2', '1')],
    ['shows an alias', 'index', 'GET', '/books/_alias', undefined, 200, { books: { aliases: { shelf: {} } } }],
    ['lets no reader write', 'read', 'PUT', '/books/_doc/3', {}, 403, { error: { type: 'security_exception' } }],
    ['reserves an index', 'own', 'PUT', '/goods', { mappings: { item: mappings } }, 200, { acknowledged: true }],
    ['lets its owner write', 'own', 'PUT', '/goods/_doc/1', { name: 'Chair' }, 201, { result: 'created' }],
    ['lets nobody else', 'index', 'PUT', '/goods/_doc/2', {}, 403, { error: { type: 'security_exception' } }],
    ['finds it by its name', 'read', 'POST', '/goods/_search', {}, 200, found(1, '1')],
    ['and by its type', 'read', 'POST', '/goods/item/_search', {}, 200, { hits: { total: 1 } }],
    [
      'but no other type',
      'read',
      'POST',
      '/goods/thing/_search',
      {},
      400,
      { error: { type: 'illegal_argument_exception' } },
    ],
    ['and by no pattern', 'read', 'POST', '/_search', {}, 200, found(2, '1', '2')],
    ['deletes an index', 'index', 'DELETE', '/books', undefined, 200, { acknowledged: true }],
    ['finds it no more', 'read', 'POST', '/books/_search', {}, 404, { error: { type: 'index_not_found_exception' } }],
  ])('%s', async (__, access, method, path, body, status, answer) =>
    expect(await send(access, method, path, body)).toMatchObject({ status, body: answer }),
  );

  it('reports which answers are the same until the next write', async () => {
    const call = (method: string, path: string) =>
      implementation.engine.call({ method, path, query: {}, body: '', contentType: undefined, access: 'read', now: 0 });
    expect([(await call('GET', '/goods/_search')).isCacheable, (await call('GET', '/x/_search')).isCacheable]).toEqual([
      true,
      false,
    ]);
  });
});
