import { indexerHeader, protocolApp, readerHeader, itemMappings, type ProtocolApp } from '../testing/listening';
import { isObject, type Json } from '../json';

let served: ProtocolApp;

beforeEach(async () => {
  served = await protocolApp();
  await served.engine.own('goods', itemMappings).put([
    { id: '1', source: { name: 'Felt boots', cat: 'boots', price: 2 } },
    { id: '2', source: { name: 'Leather boots', cat: 'boots', price: 1 } },
  ]);
});

afterEach(async () => served.app.close());

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';

async function send(method: Method, url: string, payload?: unknown, headers: Record<string, string> = {}) {
  const body =
    payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) };
  const answer = await served.app.inject({
    method,
    url,
    headers: { authorization: indexerHeader, 'content-type': 'application/json', ...headers },
    ...body,
  });
  const json: unknown = answer.body === '' ? undefined : answer.json();
  return { status: answer.statusCode, body: (isObject(json) ? json : {}) as Json, headers: answer.headers };
}

const lines = (...values: unknown[]): string => values.map(value => `${JSON.stringify(value)}\n`).join('');

describe('two versions', () => {
  it('answers the typed path as version 6, the untyped as version 7', async () => {
    const body = {
      query: { term: { cat: 'boots' } },
      sort: 'price',
      size: 1,
      aggs: { best: { top_hits: { size: 1 } } },
    };
    expect((await send('POST', '/goods/item/_search', body)).body).toMatchObject({
      timed_out: false,
      hits: { total: 2, max_score: null, hits: [{ _index: 'goods', _type: 'item', _id: '2', sort: [1] }] },
      aggregations: { best: { hits: { total: 2 } } },
    });
    const { body: untyped } = await send('POST', '/goods/_search', body);
    expect(untyped).toMatchObject({
      hits: { total: { value: 2, relation: 'eq' } },
      aggregations: { best: { hits: { total: { value: 2 } } } },
    });
    expect(JSON.stringify(untyped)).not.toContain('_type');
    expect((await send('POST', '/goods/_search?rest_total_hits_as_int=true', body)).body).toMatchObject({
      hits: { total: 2 },
    });
  });

  it('counts no further than requested', async () => {
    expect((await send('POST', '/goods/_search', { track_total_hits: 1 })).body).toMatchObject({
      hits: { total: { value: 1, relation: 'gte' } },
    });
    expect((await send('POST', '/goods/_search', { track_total_hits: false })).body.hits).not.toHaveProperty('total');
    expect(
      (await send('POST', '/goods/_search?rest_total_hits_as_int=true', { track_total_hits: false })).body,
    ).toMatchObject({ hits: { total: -1 } });
  });

  it('prefixes aggregations and suggestions with their types when requested', async () => {
    const { body } = await send('POST', '/goods/_search?typed_keys=true', {
      size: 0,
      aggs: { cats: { terms: { field: 'cat' }, aggs: { min: { min: { field: 'price' } } } } },
      suggest: { s: { text: 'boot', term: { field: 'name' } } },
    });
    expect(body).toMatchObject({
      aggregations: { 'sterms#cats': { buckets: [{ 'min#min': { value: 1 } }] } },
      suggest: { 'term#s': [{}] },
    });
  });
});

describe('URL parameters', () => {
  it.each<[string, string, string[]]>([
    ['by query string', '?q=felt', ['1']],
    ['by query string in a field', '?q=boots&df=name&sort=price:desc', ['1', '2']],
    ['a page', '?sort=price&from=1&size=1', ['1']],
    ['by all words', '?q=leather+boots&default_operator=AND', ['2']],
  ])('select %s', async (_, query, ids) => {
    const { body } = await send('GET', `/goods/_search${query}`);
    expect((body.hits as { hits: { _id: string }[] }).hits.map(({ _id }) => _id)).toEqual(ids);
  });

  it('select parts of documents and of answers', async () => {
    expect(
      (
        await send(
          'GET',
          '/goods/_search?q=felt&_source=name,price&_source_excludes=price&filter_path=hits.hits._source,took',
        )
      ).body,
    ).toEqual({ took: expect.any(Number), hits: { hits: [{ _source: { name: 'Felt boots' } }] } });
    expect((await send('GET', '/goods/_search?filter_path=-hits,-_shards,-took')).body).toEqual({ timed_out: false });
  });

  it('accept a body with a GET', async () => {
    await served.app.listen({ port: 0, host: '127.0.0.1' });
    const { request } = await import('node:http');
    const { port } = served.app.server.address() as { port: number };
    const body = '{"query":{"match":{"name":"felt"}}}';
    const total = await new Promise<unknown>((resolve, reject) => {
      const sent = request(
        {
          port,
          method: 'GET',
          path: '/goods/item/_search',
          headers: { authorization: readerHeader, 'content-type': 'application/json', 'content-length': body.length },
        },
        answer => {
          let text = '';
          answer.on('data', (part: Buffer) => (text += part.toString()));
          answer.on('end', () => resolve((JSON.parse(text) as { hits: { total: number } }).hits.total));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    expect(total).toBe(1);
  });

  it('support the media types of the clients', async () => {
    const vendor = 'application/vnd.elasticsearch+json; compatible-with=8';
    const { headers } = await send('POST', '/goods/_search', {}, { 'content-type': vendor, accept: vendor });
    expect([headers['content-type'], headers['x-elastic-product']]).toEqual([
      'application/vnd.elasticsearch+json;compatible-with=8',
      'Elasticsearch',
    ]);
    expect((await send('POST', '/goods/_search', {}, { 'content-type': 'text/plain' })).status).toBe(406);
  });
});

it('answers each search of a multi-search separately', async () => {
  const payload = lines(
    { index: 'goods', type: 'item' },
    { size: 0 },
    {},
    { query: { nope: {} } },
    { index: 'nowhere' },
    {},
    { index: 'nowhere', ignore_unavailable: true },
    {},
  );
  const { body } = await send('POST', '/goods/_msearch', payload);
  expect(
    (body.responses as Json[]).map(({ status, hits, error }) => [
      status,
      isObject(hits) ? hits.total : isObject(error) && error.type,
    ]),
  ).toEqual([
    [200, 2],
    [400, 'parsing_exception'],
    [404, 'index_not_found_exception'],
    [200, { value: 0, relation: 'eq' }],
  ]);
});

describe('documents', () => {
  it('are created, updated and deleted', async () => {
    expect(await send('PUT', '/own/_doc/1', { n: 1 })).toMatchObject({
      status: 201,
      body: { _index: 'own', _id: '1', _version: 1, result: 'created', _seq_no: 0, _primary_term: 1 },
    });
    expect(await send('PUT', '/own/_doc/1?refresh=true', { n: 2 })).toMatchObject({
      status: 200,
      body: { _version: 2, result: 'updated', forced_refresh: true },
    });
    expect(await send('PUT', '/own/_create/1', { n: 3 })).toMatchObject({
      status: 409,
      body: { error: { type: 'version_conflict_engine_exception' } },
    });
    expect(await send('POST', '/own/_update/1', { doc: { m: { a: 1 } } })).toMatchObject({
      status: 200,
      body: { result: 'updated', _version: 3 },
    });
    expect(await send('POST', '/own/_update/1', { doc: { m: { a: 1 } } })).toMatchObject({
      body: { result: 'noop', _version: 3 },
    });
    expect(await send('GET', '/own/_doc/1')).toMatchObject({
      status: 200,
      body: { found: true, _source: { n: 2, m: { a: 1 } } },
    });
    expect(await send('GET', '/own/_source/1?_source_includes=m')).toMatchObject({
      status: 200,
      body: { m: { a: 1 } },
    });
    expect(await send('DELETE', '/own/_doc/1')).toMatchObject({
      status: 200,
      body: { result: 'deleted', _version: 4 },
    });
    expect(await send('DELETE', '/own/_doc/1')).toMatchObject({ status: 404, body: { result: 'not_found' } });
    expect(await send('GET', '/own/_doc/1')).toMatchObject({
      status: 404,
      body: { _index: 'own', _id: '1', found: false },
    });
    expect((await send('HEAD', '/own/_doc/1')).status).toBe(404);
  });

  it.each<[string, string, Json, number, string]>([
    [
      'another sequence number',
      '/own/_doc/1?if_seq_no=9&if_primary_term=1',
      {},
      409,
      'version_conflict_engine_exception',
    ],
    ['an older version', '/own/_doc/1?version=1&version_type=external', {}, 409, 'version_conflict_engine_exception'],
    ['text for a number', '/own/_doc/2', { n: 'many' }, 400, 'mapper_parsing_exception'],
    ['a value for an object', '/own/_doc/2', { m: 5 }, 400, 'mapper_parsing_exception'],
  ])('are refused for %s', async (_, url, source, status, type) => {
    await send('PUT', '/own', {
      mappings: { properties: { n: { type: 'long' }, m: { properties: { a: { type: 'long' } } } } },
    });
    await send('PUT', '/own/_doc/1', { n: 1 });
    expect(await send('PUT', url, source)).toMatchObject({ status, body: { error: { type } } });
    expect((await send('GET', '/own/_count')).body).toMatchObject({ count: 1 });
  });

  it('are written in bulk, each with its own result', async () => {
    const payload = lines(
      { index: { _index: 'own', _id: 'a' } },
      { n: 1 },
      { create: { _index: 'own', _id: 'a' } },
      { n: 2 },
      { update: { _index: 'own', _id: 'a', _source: true } },
      { doc: { n: 3 } },
      { delete: { _index: 'own', _id: 'z' } },
      { index: { _index: 'goods' } },
      { n: 1 },
    );
    const { body } = await send('POST', '/_bulk', payload, { 'content-type': 'application/x-ndjson' });
    const items = (body.items as Record<string, { status: number; get?: Json }>[]).map(
      item => Object.entries(item).map(([kind, { status }]) => `${kind} ${status}`)[0],
    );
    expect([body.errors, items]).toEqual([true, ['index 201', 'create 409', 'update 200', 'delete 404', 'index 403']]);
    expect(
      (
        await send('POST', '/_mget', {
          docs: [
            { _index: 'own', _id: 'a' },
            { _index: 'own', _id: 'b' },
            { _index: 'no', _id: 'c' },
          ],
        })
      ).body,
    ).toMatchObject({
      docs: [{ _source: { n: 3 } }, { found: false }, { error: { type: 'index_not_found_exception' } }],
    });
  });

  it('preserve numbers that exceed the precision of a number', async () => {
    await send('PUT', '/own/_doc/1', '{"n":1234567890123456789}');
    expect((await send('POST', '/own/_search', { query: { range: { n: { gt: 1 } } } })).body).toMatchObject({
      hits: { total: { value: 1 } },
    });
  });
});

describe('indices', () => {
  it('are created, described, and found by aliases', async () => {
    await send('PUT', '/one', {
      settings: { index: { number_of_shards: 3 } },
      mappings: { properties: { name: { type: 'text' } } },
      aliases: { both: {} },
    });
    await send('PUT', '/two', { aliases: { both: { is_write_index: true } } });
    expect((await send('PUT', '/one', {})).body).toMatchObject({
      status: 400,
      error: { type: 'resource_already_exists_exception' },
    });
    expect((await send('GET', '/one')).body).toMatchObject({
      one: {
        aliases: { both: {} },
        mappings: { properties: { name: { type: 'text' } } },
        settings: { index: { number_of_shards: '3' } },
      },
    });
    expect((await send('PUT', '/both/_doc/1', { name: 'x' })).body).toMatchObject({ _index: 'two' });
    expect((await send('POST', '/both/_search', {})).body).toMatchObject({
      _shards: { total: 2 },
      hits: { total: { value: 1 } },
    });
    await send('POST', '/_aliases', { actions: [{ remove: { index: 'two', alias: 'both' } }] });
    expect((await send('GET', '/_alias/both')).body).toEqual({ one: { aliases: { both: {} } } });
    expect((await send('GET', '/_cluster/health')).body).toMatchObject({ status: 'green', timed_out: false });
    expect((await send('DELETE', '/one,two')).body).toEqual({ acknowledged: true });
  });

  it('derive fields from documents', async () => {
    await send('PUT', '/own/_doc/1', {
      text: 'x',
      whole: 1,
      part: 1.5,
      is: true,
      day: '2026-01-01',
      inner: { deep: [{ a: 1 }] },
      none: null,
      empty: [],
    });
    expect((await send('GET', '/own/_mapping')).body).toEqual({
      own: {
        mappings: {
          properties: {
            text: { type: 'text', fields: { keyword: { type: 'keyword', ignore_above: 256 } } },
            whole: { type: 'long' },
            part: { type: 'float' },
            is: { type: 'boolean' },
            day: { type: 'date' },
            inner: { properties: { deep: { properties: { a: { type: 'long' } } } } },
          },
        },
      },
    });
  });

  it.each<[string, Json, string, RegExp]>([
    [
      'an unknown type',
      { properties: { a: { type: 'nope' } } },
      'mapper_parsing_exception',
      /No handler for type \[nope\]/,
    ],
    [
      'an unknown analyzer',
      { properties: { a: { type: 'text', analyzer: 'nope' } } },
      'mapper_parsing_exception',
      /analyzer \[nope\]/,
    ],
    [
      'an unknown parameter',
      { properties: { a: { type: 'text', nope: 1 } } },
      'mapper_parsing_exception',
      /unknown parameter \[nope\]/,
    ],
    ['an unknown key', { nope: 1 }, 'mapper_parsing_exception', /unsupported parameters/],
  ])('are refused for %s', async (_, mappings, type, reason) => {
    expect((await send('PUT', '/own', { mappings })).body).toMatchObject({
      error: { type, reason: expect.stringMatching(reason) },
    });
  });

  it('preserve the type of a field', async () => {
    await send('PUT', '/own', { mappings: { properties: { a: { type: 'long' } } } });
    expect((await send('PUT', '/own/_mapping', { properties: { a: { type: 'text' } } })).body).toMatchObject({
      error: { type: 'illegal_argument_exception', reason: 'mapper [a] cannot be changed from type [long] to [text]' },
    });
  });

  it.each(['Upper', '_hidden', 'a b', 'a*'])('are rejected for an invalid name: %s', async name =>
    expect((await send('PUT', `/${encodeURIComponent(name)}`, {})).status).toBe(400),
  );

  it('ignore unknown fields, or reject documents with them, as configured', async () => {
    await send('PUT', '/strict', { mappings: { dynamic: 'strict', properties: { a: { type: 'long' } } } });
    await send('PUT', '/quiet', { mappings: { dynamic: false, properties: { a: { type: 'long' } } } });
    expect(await send('PUT', '/strict/_doc/1', { b: 1 })).toMatchObject({
      status: 400,
      body: { error: { type: 'strict_dynamic_mapping_exception' } },
    });
    expect((await send('PUT', '/quiet/_doc/1', { b: 1 })).status).toBe(201);
    expect((await send('POST', '/quiet/_search', { query: { exists: { field: 'b' } } })).body).toMatchObject({
      hits: { total: { value: 0 } },
    });
  });

  it('analyze texts with analyzers of their own', async () => {
    const analysis = {
      filter: {
        starts: { type: 'edge_ngram', min_gram: 2, max_gram: 4 },
        same: { type: 'synonym', synonyms: ['boot, shoe'] },
      },
      analyzer: {
        begin: { tokenizer: 'standard', filter: ['lowercase', 'starts'] },
        alike: { type: 'custom', tokenizer: 'whitespace', filter: ['lowercase', 'same'] },
      },
    };
    await send('PUT', '/own', {
      settings: { analysis },
      mappings: {
        properties: {
          a: { type: 'text', analyzer: 'begin', search_analyzer: 'standard' },
          b: { type: 'text', analyzer: 'alike' },
        },
      },
    });
    await send('PUT', '/own/_doc/1', { a: 'Felt', b: 'Boot' });
    const total = async (query: Json): Promise<unknown> =>
      ((await send('POST', '/own/_search?rest_total_hits_as_int=true', { query })).body.hits as Json).total;
    expect(
      await Promise.all([
        total({ match: { a: 'fel' } }),
        total({ match: { a: 'elt' } }),
        total({ match: { b: 'shoe' } }),
      ]),
    ).toEqual([1, 0, 1]);
  });
});
