import { randomFrom } from '../testing/random';
import { fuzzer } from '../testing/fuzz';
import { indexerHeader, protocolApp, readerHeader, itemMappings, type ProtocolApp } from '../testing/listening';
import type { Json } from '../json';

let served: ProtocolApp;

beforeAll(async () => {
  served = await protocolApp();
  await served.engine
    .own('goods', itemMappings)
    .put([{ id: '1', source: { name: 'Felt boots', cat: 'boots', price: 1 } }]);
  const odd = served.indices.create('odd', {
    mappings: {
      properties: {
        name: { type: 'text', fields: { keyword: { type: 'keyword' } } },
        cat: { type: 'keyword' },
        price: { type: 'long' },
        day: { type: 'date' },
        gone: { type: 'boolean' },
        place: { type: 'geo_point' },
        area: { type: 'geo_shape' },
        suggest: { type: 'completion' },
        variants: { type: 'nested', properties: { size: { type: 'keyword' }, stock: { type: 'long' } } },
      },
    },
  });
  for (let at = 0; at < 50; at += 1) {
    const source: Json = {
      name: `Эсгий гутал boots ${at}`,
      cat: at % 2 === 0 ? 'boots' : 'гутал',
      tags: ['a', `t${at % 5}`],
      price: at * 1_000,
      day: `2026-01-${String((at % 28) + 1).padStart(2, '0')}`,
      gone: at % 3 === 0,
      place: { lat: 47 + at / 100, lon: 106 },
      area: {
        type: 'envelope',
        coordinates: [
          [100 + at / 10, 50],
          [101 + at / 10, 45],
        ],
      },
      suggest: { input: [`boots ${at}`], weight: at },
      variants: [
        { size: 'S', stock: at },
        { size: 'L', stock: 0 },
      ],
    };
    odd.put(String(at), source);
  }
});

afterAll(async () => served.app.close());

const send = (url: string, payload: string, authorization = readerHeader, method: 'POST' | 'PUT' = 'POST') =>
  served.app.inject({ method, url, headers: { authorization, 'content-type': 'application/json' }, payload });

const deep = (levels: number, open: string, middle: string, close: string): string =>
  open.repeat(levels) + middle + close.repeat(levels);

const search = '/goods/_search';

it.each<[string, string, string, number, string]>([
  ['malformed JSON', search, '{"query": {', 400, 'parsing_exception'],
  ['a list as body', search, '[]', 400, 'parsing_exception'],
  ['an unknown query', search, '{"query":{"script_score":{}}}', 400, 'parsing_exception'],
  ['an unknown key', search, '{"quary":{}}', 400, 'parsing_exception'],
  ['scripts to sort by', search, '{"sort":[{"_script":{}}]}', 400, 'illegal_argument_exception'],
  ['an unknown aggregation', search, '{"aggs":{"a":{"scripted_metric":{}}}}', 400, 'parsing_exception'],
  ['too many hits', search, '{"size":1001}', 400, 'illegal_argument_exception'],
  ['a page that is too deep', search, '{"from":9990,"size":20}', 400, 'search_phase_execution_exception'],
  [
    'too many terms',
    search,
    JSON.stringify({ query: { terms: { cat: Array.from({ length: 1_001 }, String) } } }),
    400,
    'search_phase_execution_exception',
  ],
  [
    'too many aggregations',
    search,
    JSON.stringify({
      aggs: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`a${at}`, { min: { field: 'price' } }])),
    }),
    400,
    'illegal_argument_exception',
  ],
  [
    'deeply nested clauses',
    search,
    deep(60, '{"query":{"bool":{"must":[', '', ']}}}'),
    400,
    'illegal_argument_exception',
  ],
  ['deeply nested brackets', search, deep(100_000, '[', '', ']'), 400, 'illegal_argument_exception'],
  [
    'clauses too deep',
    search,
    `{"query":${deep(22, '{"bool":{"must":', '{"match_all":{}}', '}}')}}`,
    400,
    'illegal_argument_exception',
  ],
  [
    'nested aggregations with many buckets',
    search,
    `{"aggs":${deep(22, '{"a":{"global":{},"aggs":', '{}', '}}')}}`,
    400,
    'illegal_argument_exception',
  ],
  [
    'a regexp with many states',
    '/odd/_search',
    '{"query":{"regexp":{"cat":"((a{1,900}){1,900}){1,900}"}}}',
    400,
    'illegal_argument_exception',
  ],
  [
    'a very long expression',
    '/odd/_search',
    JSON.stringify({ query: { regexp: { cat: '('.repeat(900) } } }),
    400,
    'illegal_argument_exception',
  ],
  [
    'a million buckets',
    '/odd/_search',
    '{"aggs":{"h":{"histogram":{"field":"price","interval":0.001}}}}',
    400,
    'search_phase_execution_exception',
  ],
  ['an unknown index', '/nowhere/_search', '{}', 404, 'index_not_found_exception'],
  ['a document for an index of the service', '/goods/_doc/1', '{}', 403, 'security_exception'],
  ['an unknown path', '/goods/_explain/1', '{}', 400, 'illegal_argument_exception'],
  ['an unknown parameter', '/goods/_search?nonsense=1', '{}', 400, 'illegal_argument_exception'],
  [
    'a body of more than a megabyte',
    search,
    `{"query":{"match":{"name":"${'a'.repeat(1_100_000)}"}}}`,
    413,
    'illegal_argument_exception',
  ],
])('answers to %s', async (_, url, payload, status, type) => {
  const answer = await send(url, payload);
  expect([answer.statusCode, answer.json<{ status: number; error: { type: string } }>()]).toEqual([
    status,
    expect.objectContaining({
      status,
      error: expect.objectContaining({ type, root_cause: [expect.objectContaining({ reason: expect.any(String) })] }),
    }),
  ]);
});

it.each(['*a*a*a*a*a*a*a*a*b', `${'?'.repeat(500)}*`, `${'*?'.repeat(400)}z`])(
  'handles a hostile wildcard as any other pattern: %s',
  async value => {
    const answer = await send('/odd/_search', JSON.stringify({ query: { wildcard: { cat: { value } } } }));
    expect(answer.statusCode).toBe(200);
  },
);

it('names the index that failed to read a value', async () => {
  const answer = await send('/odd/_search', '{"query":{"range":{"price":{"gt":"much"}}}}');
  expect(answer.json()).toMatchObject({
    status: 400,
    error: {
      type: 'search_phase_execution_exception',
      root_cause: [
        { type: 'query_shard_exception', reason: 'failed to create query: For input string: "much"', index: 'odd' },
      ],
      failed_shards: [{ index: 'odd', reason: { caused_by: { type: 'number_format_exception' } } }],
    },
  });
});

it('reports the cost of a search that is too expensive, and the limit', async () => {
  const answer = await send(search, JSON.stringify({ query: { match: { name: 'felt '.repeat(200_000) } } }));
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({
      error: expect.objectContaining({
        type: 'illegal_argument_exception',
        reason: expect.stringMatching(/^The cost of the search \[\d+\] is greater than the budget \[4000\]/),
      }),
    }),
  ]);
});

it('shares a budget between the searches of one request', async () => {
  const one = JSON.stringify({ size: 1_000 });
  const lines = Array.from({ length: 20 }, () => `{"index":"goods"}\n${one}\n`).join('');
  const { responses } = (await send('/_msearch', lines)).json<{ responses: { status: number }[] }>();
  const statuses = responses.map(({ status }) => status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 400]);
});

it('reads any number of words for indexers', async () => {
  const payload = JSON.stringify({ query: { match: { name: 'felt '.repeat(2_000) } } });
  expect((await send(search, payload, indexerHeader)).json()).toMatchObject({ hits: { total: { value: 1 } } });
});

it.each<[string, string | undefined]>([
  ['none', undefined],
  ['a wrong password', `Basic ${Buffer.from('reader:guess').toString('base64')}`],
  ['another scheme', 'Bearer reader'],
  ['malformed credentials', 'Basic !!!'],
])('requires valid credentials: %s', async (_, authorization) => {
  const answer = await served.app.inject({
    method: 'POST',
    url: search,
    headers: { ...(authorization && { authorization }) },
  });
  expect([answer.statusCode, answer.headers['www-authenticate'], answer.json()]).toEqual([
    401,
    'Basic realm="search", charset="UTF-8"',
    expect.objectContaining({ status: 401, error: expect.objectContaining({ type: 'security_exception' }) }),
  ]);
});

it.each<[string, 'POST' | 'PUT' | 'DELETE', string]>([
  ['writes', 'PUT', '/goods/_doc/1'],
  ['deletes', 'DELETE', '/goods'],
  ['maps', 'PUT', '/goods/_mapping'],
  ['sets', 'PUT', '/goods/_settings'],
])('rejects changes to an index of the service: %s', async (_, method, url) => {
  const answer = await served.app.inject({
    method,
    url,
    headers: { authorization: indexerHeader, 'content-type': 'application/json' },
    ...(method !== 'DELETE' && { payload: '{}' }),
  });
  expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining({ status: 403 })]);
});

it('excludes the indices of the service from patterns', async () => {
  await served.app.inject({ method: 'PUT', url: '/gone', headers: { authorization: indexerHeader } });
  const names = async (url: string): Promise<string[]> =>
    Object.keys((await served.app.inject({ url, headers: { authorization: indexerHeader } })).json<Json>());
  for (const url of ['/_mapping', '/_all/_mapping', '/*/_mapping', '/sh*/_mapping', '/sh*,gone/_mapping'])
    expect(await names(url)).not.toContain('goods');
  const found = (await send('/_search', '{"query":{"match":{"name":"felt"}}}')).json<{ hits: { hits: unknown[] } }>();
  expect(found.hits.hits).toEqual([]);
  await served.app.inject({ method: 'DELETE', url: '/g*', headers: { authorization: indexerHeader } });
  expect((await send(search, '{}')).json()).toMatchObject({ hits: { total: { value: 1 } } });
});

const turns = process.env.LONG ? 20_000 : 1_000;

it(`answers ${turns} random invalid bodies without an internal error`, async () => {
  const random = randomFrom(Number(process.env.FUZZ_SEED ?? 20_261_121));
  const { text } = fuzzer(random);
  const failed: string[] = [];
  const seen = new Map<number, number>();
  for (let turn = 0; turn < turns; turn += 1) {
    const payload = text();
    const { statusCode } = await send(random() < 0.8 ? '/odd/_search' : '/goods/item/_search', payload);
    seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
    if (statusCode >= 500) failed.push(payload);
  }
  expect(failed).toEqual([]);
  expect(seen.get(200)).toBeGreaterThan(turns / 20);
  expect(seen.get(400)).toBeGreaterThan(turns / 20);
}, 600_000);
