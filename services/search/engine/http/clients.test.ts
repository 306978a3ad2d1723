import type { AddressInfo } from 'node:net';
import { Client as OpenSearch } from '@opensearch-project/opensearch';
import { Client as Client6 } from 'es6';
import { Client as Client7 } from 'es7';
import { Client as Client8 } from 'es8';
import { Client as OpenSearch1 } from 'opensearch1';
import { Client as OpenSearch3 } from 'opensearch3';
import Searchkit from 'searchkit';
import type { Json } from '../json';
import { protocolApp, itemMappings, type ProtocolApp } from '../testing/listening';

let served: ProtocolApp;
let node: string;

beforeAll(async () => {
  served = await protocolApp('/search');
  const goods = served.engine.own('goods', itemMappings);
  await goods.put([
    { id: '1', source: { name: 'Felt boots', cat: 'boots', price: 189_000 } },
    { id: '2', source: { name: 'Leather boots', cat: 'boots', price: 329_000 } },
    { id: '3', source: { name: 'Hotel coupon', cat: 'coupons', price: 99_000 } },
  ]);
  await served.app.listen({ port: 0, host: '127.0.0.1' });
  node = `http://127.0.0.1:${(served.app.server.address() as AddressInfo).port}/search`;
});

afterAll(async () => served.app.close());

const auth = (name: string) => ({ username: name, password: name });
const boots = { query: { match: { name: 'boots' } }, sort: [{ price: 'asc' as const }] };

/** Each client has its own types; responses are compared as they are on the wire. */
interface Both {
  body?: Json;
}
const bodyOf = (answer: unknown): Json => ((answer as Both).body ?? answer) as Json;
const hitsOf = (answer: unknown): { total: unknown; hits: { _id: string; _type?: string }[] } =>
  bodyOf(answer).hits as ReturnType<typeof hitsOf>;
const idsOf = (answer: unknown): string =>
  hitsOf(answer)
    .hits.map(({ _id }) => _id)
    .join(' ');

async function failure(work: Promise<unknown>): Promise<{ statusCode: number; type: string }> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  const { meta } = error as { meta: { statusCode: number; body: { error: { type: string } } } };
  return { statusCode: meta.statusCode, type: meta.body.error.type };
}

describe('@elastic/elasticsearch 6.8', () => {
  const client = (name: string) => new Client6({ node, auth: auth(name) });

  it('searches by the typed path and gets a number as total', async () => {
    const answer = await client('reader').search({ index: 'goods', type: 'item', body: boots });
    expect([hitsOf(answer).total, idsOf(answer), hitsOf(answer).hits[0]?._type]).toEqual([2, '1 2', 'item']);
  });

  it('runs multi-searches, counts and gets', async () => {
    const reader = client('reader');
    const many = await reader.msearch({
      body: [{ index: 'goods', type: 'item' }, boots, { index: 'goods', type: 'item' }, { query: { nope: {} } }],
    });
    const responses = (many.body as { responses: { status: number; hits?: { total: number } }[] }).responses;
    expect(responses.map(({ status, hits }) => [status, hits?.total])).toEqual([
      [200, 2],
      [400, undefined],
    ]);
    expect(
      (await reader.count({ index: 'goods', type: 'item', body: { query: { term: { cat: 'boots' } } } })).body,
    ).toMatchObject({ count: 2 });
    expect((await reader.get({ index: 'goods', type: 'item', id: '3' })).body).toMatchObject({
      _type: 'item',
      found: true,
    });
  });

  it('writes documents of a type', async () => {
    const indexer = client('indexer');
    await indexer.indices.create({
      index: 'six',
      body: { mappings: { thing: { properties: { name: { type: 'text' } } } } },
    });
    const bulk = await indexer.bulk({
      refresh: 'true',
      body: [
        { index: { _index: 'six', _type: 'thing', _id: '1' } },
        { name: 'one' },
        { index: { _index: 'six', _type: 'thing', _id: '2' } },
        { name: 'two' },
      ],
    });
    expect(bulk.body).toMatchObject({ errors: false, items: [{ index: { _type: 'thing', status: 201 } }, {}] });
    await indexer.index({ index: 'six', type: 'thing', id: '3', body: { name: 'three two' } });
    await indexer.update({ index: 'six', type: 'thing', id: '3', body: { doc: { name: 'three' } } });
    await indexer.delete({ index: 'six', type: 'thing', id: '1' });
    const found = await indexer.search({
      index: 'six',
      type: 'thing',
      body: { query: { match: { name: 'two three' } }, sort: ['_id'] },
    });
    expect(idsOf(found)).toBe('2 3');
    await indexer.indices.delete({ index: 'six' });
  });

  it('throws the error of the service', async () => {
    const answers = [
      client('reader').search({ index: 'goods', type: 'item', body: { query: { nope: {} } } }),
      client('reader').search({ index: 'nowhere', type: 'item' }),
      client('wrong').search({ index: 'goods', type: 'item' }),
      client('reader').index({ index: 'goods', type: 'item', id: '9', body: {} }),
    ].map(failure);
    expect(await Promise.all(answers)).toEqual([
      { statusCode: 400, type: 'parsing_exception' },
      { statusCode: 404, type: 'index_not_found_exception' },
      { statusCode: 401, type: 'security_exception' },
      { statusCode: 403, type: 'security_exception' },
    ]);
  });
});

describe.each([
  ['@elastic/elasticsearch 7.17', (name: string) => new Client7({ node, auth: auth(name) })],
  ['@opensearch-project/opensearch 1', (name: string) => new OpenSearch1({ node, auth: auth(name) })],
  ['@opensearch-project/opensearch 2', (name: string) => new OpenSearch({ node, auth: auth(name) })],
  ['@opensearch-project/opensearch 3', (name: string) => new OpenSearch3({ node, auth: auth(name) })],
])('%s', (title, open) => {
  const client = (name: string) => open(name) as unknown as Client7;
  const index = title.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');

  it('accepts the server as the expected product', async () => {
    expect((await client('reader').info()).body).toMatchObject({ version: { number: '7.17.29' } });
    expect((await client('reader').ping()).statusCode).toBe(200);
  });

  it('searches, counts and gets', async () => {
    const reader = client('reader');
    const answer = await reader.search({ index: 'goods', body: boots });
    expect([hitsOf(answer).total, idsOf(answer)]).toEqual([{ value: 2, relation: 'eq' }, '1 2']);
    const many = await reader.msearch({ body: [{ index: 'goods' }, boots, { index: 'nowhere' }, {}] });
    expect(many.body).toMatchObject({ responses: [{ status: 200 }, { status: 404 }] });
    expect((await reader.count({ index: 'goods', body: { query: { term: { cat: 'boots' } } } })).body).toMatchObject({
      count: 2,
    });
    expect((await reader.get({ index: 'goods', id: '3' })).body).toMatchObject({
      found: true,
      _source: { cat: 'coupons' },
    });
    expect((await reader.mget({ index: 'goods', body: { ids: ['1', '7'] } })).body).toMatchObject({
      docs: [{ found: true }, { found: false }],
    });
    expect((await reader.exists({ index: 'goods', id: '7' })).statusCode).toBe(404);
  });

  it('writes, updates and deletes', async () => {
    const indexer = client('indexer');
    await indexer.indices.create({ index, body: { mappings: { properties: { name: { type: 'text' } } } } });
    const bulk = await indexer.bulk({
      refresh: true,
      body: [
        { index: { _index: index, _id: '1' } },
        { name: 'one' },
        { create: { _index: index, _id: '1' } },
        { name: 'again' },
      ],
    });
    expect(bulk.body).toMatchObject({ errors: true, items: [{ index: { status: 201 } }, { create: { status: 409 } }] });
    await indexer.index({ index, id: '2', body: { name: 'two' }, refresh: true });
    await indexer.update({ index, id: '2', body: { doc: { name: 'two and more' } } });
    expect(idsOf(await indexer.search({ index, body: { query: { match: { name: 'more' } } } }))).toBe('2');
    await indexer.delete({ index, id: '2' });
    expect((await indexer.count({ index })).body).toMatchObject({ count: 1 });
    expect((await indexer.indices.exists({ index })).statusCode).toBe(200);
    await indexer.indices.delete({ index });
    expect((await indexer.indices.exists({ index })).statusCode).toBe(404);
  });

  it('throws the error of the service', async () => {
    const answers = [
      client('reader').search({ index: 'goods', body: { query: { nope: {} } } }),
      client('reader').search({ index: 'nowhere' }),
      client('reader').indices.delete({ index: 'goods' }),
      client('indexer').indices.delete({ index: 'goods' }),
    ].map(failure);
    expect(await Promise.all(answers)).toEqual([
      { statusCode: 400, type: 'parsing_exception' },
      { statusCode: 404, type: 'index_not_found_exception' },
      { statusCode: 403, type: 'security_exception' },
      { statusCode: 403, type: 'security_exception' },
    ]);
  });
});

describe('@elastic/elasticsearch 8.19', () => {
  const client = (name: string) => new Client8({ node, auth: auth(name) });

  it('searches, counts and gets', async () => {
    const reader = client('reader');
    const answer = await reader.search({ index: 'goods', ...boots });
    expect([answer.hits.total, idsOf(answer)]).toEqual([{ value: 2, relation: 'eq' }, '1 2']);
    const many = await reader.msearch({ searches: [{ index: 'goods' }, boots, { index: 'nowhere' }, {}] });
    expect(many.responses.map(({ status }) => status)).toEqual([200, 404]);
    expect(await reader.count({ index: 'goods', query: { term: { cat: 'boots' } } })).toMatchObject({ count: 2 });
    expect(await reader.get({ index: 'goods', id: '3' })).toMatchObject({ found: true, _source: { cat: 'coupons' } });
    expect(await reader.exists({ index: 'goods', id: '7' })).toBe(false);
  });

  it('writes, updates and deletes, also in bulk', async () => {
    const indexer = client('indexer');
    await indexer.indices.create({ index: 'eight', mappings: { properties: { name: { type: 'text' } } } });
    const done = await indexer.helpers.bulk({
      datasource: Array.from({ length: 250 }, (_, at) => ({ id: String(at), name: `thing ${at}` })),
      onDocument: ({ id }) => ({ index: { _index: 'eight', _id: id } }),
      refreshOnCompletion: true,
    });
    expect([done.total, done.failed]).toEqual([250, 0]);
    await indexer.update({ index: 'eight', id: '7', doc: { name: 'seven' } });
    expect(idsOf(await indexer.search({ index: 'eight', query: { match: { name: 'seven' } } }))).toBe('7');
    await indexer.delete({ index: 'eight', id: '7' });
    expect(await indexer.count({ index: 'eight' })).toMatchObject({ count: 249 });
    await indexer.indices.delete({ index: 'eight' });
  });

  it('throws the error of the service', async () => {
    const answers = [
      client('reader').search({ index: 'goods', query: { nope: {} } as Json }),
      client('reader').search({ index: 'nowhere' }),
      client('wrong').search({ index: 'goods' }),
    ].map(failure);
    expect(await Promise.all(answers)).toEqual([
      { statusCode: 400, type: 'parsing_exception' },
      { statusCode: 404, type: 'index_not_found_exception' },
      { statusCode: 401, type: 'security_exception' },
    ]);
  });
});

it('searchkit searches with facets and highlights matches', async () => {
  const kit = new Searchkit({
    connection: { host: node, auth: auth('reader') },
    search_settings: {
      search_attributes: ['name'],
      result_attributes: ['name', 'price'],
      highlight_attributes: ['name'],
      facet_attributes: [
        { attribute: 'cat', field: 'cat', type: 'string' },
        { attribute: 'price', field: 'price', type: 'numeric' },
      ],
    },
  });
  const { results } = await kit.handleInstantSearchRequests([
    { indexName: 'goods', params: { query: 'boots', facets: ['cat', 'price'], hitsPerPage: 10, page: 0 } },
  ]);
  expect(results[0]).toMatchObject({
    nbHits: 2,
    facets: { cat: { boots: 2 } },
    facets_stats: { price: { min: 189_000, max: 329_000 } },
    hits: [{ _highlightResult: { name: { matchedWords: ['boots'] } } }, { objectID: expect.any(String) }],
  });
});
