import { changed, onProductChange, openDatabase, transact, type Database } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import { exampleTime, inMemory } from '@ortoo/shop-api/testing';
import { searchDocumentSchema } from '@ortoo/contracts/schema';
import { textQuery, type SearchResponse } from '@ortoo/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSearch, type SearchService } from './app';

const day = 86_400_000;
let now = exampleTime;
const authorization = `Basic ${Buffer.from('shop:shop').toString('base64')}`;
const json = { authorization, 'content-type': 'application/json' };
let database: Database;
let search: SearchService;
let app: FastifyInstance;
let listening: SearchService | undefined;

beforeAll(async () => {
  database = await openDatabase(inMemory('whole'));
  search = await buildSearch({ source: productSource(database.db, () => now), clock: () => now });
  app = Fastify();
  await app.register(search.plugin);
});

afterAll(async () => {
  await search.close();
  await listening?.close();
  await app.close();
  await database.close();
});

const post = (url: string, payload: object | string = {}) =>
  app.inject({ method: 'POST', url: `/search${url}`, headers: json, payload });
const find = async (body: object): Promise<SearchResponse> =>
  (await post('/shop/product/_search', body)).json<SearchResponse>();
const slugs = async (body: object): Promise<string[]> =>
  (await find(body)).hits.hits.map(hit => hit._source?.slug ?? '');

describe('product search', () => {
  it('answers in the version 6 shape on the typed path, in the version 7 shape on the other', async () => {
    const [typed, untyped] = await Promise.all([
      post('/shop/product/_search', { size: 1 }),
      post('/shop/_search', { size: 1 }),
    ]);
    expect(typed.headers['x-elastic-product']).toBe('Elasticsearch');
    expect(typed.json()).toMatchObject({
      timed_out: false,
      hits: { total: expect.any(Number), hits: [{ _index: 'shop', _type: 'product' }] },
    });
    expect(untyped.json()).toMatchObject({ hits: { total: { value: expect.any(Number), relation: 'eq' } } });
  });

  it('returns documents as the contract defines them', async () => {
    const { hits } = await find({ size: 500 });
    expect(hits.hits.length).toBeGreaterThan(400);
    for (const hit of hits.hits) expect(() => searchDocumentSchema.strict().parse(hit._source)).not.toThrow();
  });

  it.each([
    ['тэрэлжийн буудлын купон', 'terelj-hotel-coupon-1'],
    ['terelj kupon', 'terelj-hotel-coupon-1'],
    ['эсгий гутал', 'khangai-esgii-gutal-grey'],
    ['esgii gutal', 'khangai-esgii-gutal-grey'],
    ['арьсан гутлын', 'bulgan-arisan-gutal-mid'],
    ['felt boots', 'khangai-esgii-gutal-grey'],
    ['хөвсгөл нуур', 'khuvsgul-dalai-4'],
    ['khuvsgul', 'khuvsgul-dalai-4'],
    ['ноолууран ороолт', 'tenger-alchuur-blue'],
    ['伏特加', 'munkh-tsas-arkhi-05'],
  ])('finds for «%s»', async (query, slug) =>
    expect(await slugs({ query: textQuery(query), size: 100 })).toContain(slug),
  );

  it('finds nothing for an unknown word', async () => expect(await slugs({ query: textQuery('щъщъщъ') })).toEqual([]));
});

describe('hidden products', () => {
  const hidden = [
    'neg-tugrugiin-gutal',
    'unegui-gutal',
    'duussan-gutal',
    'ireedui-gutal',
    'margaashiin-gutal',
    'zuraggui-gutal',
    'duussan-kupon',
  ];

  it.each<[string, object]>([
    ['no query', {}],
    ['every document', { query: { match_all: {} } }],
    ['by name', { query: { terms: { slug: hidden } } }],
    ['by id', { query: { ids: { values: [69010, 69020, 69030, 69040, 69050, 69060, 69070] } } }],
    ['as alternatives', { query: { bool: { should: [{ match_all: {} }, { terms: { slug: hidden } }] } } }],
    ['by a missing field', { query: { bool: { must_not: [{ exists: { field: 'image' } }] } } }],
    ['by missing stock', { query: { range: { total_on_hand: { lte: 0 } } } }],
  ])('%s', async (_, body) => {
    const found = await slugs({ ...body, size: 1_000 });
    expect(found.filter(slug => hidden.includes(slug))).toEqual([]);
  });

  it('are absent from counts, multi-searches and single documents', async () => {
    const { aggregations } = await find({ size: 0, aggs: { hidden: { filter: { terms: { slug: hidden } } } } });
    expect(aggregations?.hidden?.doc_count).toBe(0);
    const lines = `{"index":"shop","type":"product"}\n${JSON.stringify({ query: { terms: { slug: hidden } } })}\n`;
    const many = await app.inject({
      method: 'POST',
      url: '/search/_msearch',
      headers: { authorization, 'content-type': 'application/x-ndjson' },
      payload: lines,
    });
    expect(many.json()).toMatchObject({ responses: [{ status: 200, hits: { total: 0 } }] });
    for (const id of [69010, 69030, 69050, 69060])
      expect((await app.inject({ url: `/search/shop/product/${id}`, headers: { authorization } })).statusCode).toBe(
        404,
      );
  });

  it('appear when their date is reached', async () => {
    const tomorrow = { query: { term: { slug: 'margaashiin-gutal' } } };
    const today = now;
    now = new Date(today.getTime() + 1.01 * day);
    expect(await slugs(tomorrow)).toEqual(['margaashiin-gutal']);
    now = today;
    await search.productsChanged([69050]);
    expect(await slugs(tomorrow)).toEqual([]);
  });
});

describe('freshness', () => {
  it('shows a change in the next search, reported by its writer or read from the sequence', async () => {
    const stock = async (id: number, amount: number) =>
      database.db.updateTable('variants').set({ stock: amount }).where('product_id', '=', id).execute();
    const one = { query: { term: { id: 50010 } } };
    await stock(50010, 0);
    await search.productsChanged([50010]);
    expect(await slugs(one)).toEqual([]);
    await stock(50010, 7);
    await search.catchUp();
    expect(await slugs(one)).toEqual(['khangai-esgii-gutal-grey']);
  });

  it('receives changes of other processes', async () => {
    const notified = new Promise<void>(resolve => {
      void buildSearch({
        source: productSource(database.db, () => now),
        clock: () => now,
        onProductChange: listener =>
          onProductChange(database, ids => {
            listener(ids);
            resolve();
          }),
      }).then(async other => {
        listening = other;
        await transact(database.db, async trx => {
          await trx.updateTable('variants').set({ stock: 0 }).where('product_id', '=', 50012).execute();
          await changed(trx, 'product', [50012]);
        });
      });
    });
    await notified;
    await new Promise(setImmediate);
    await listening?.productsChanged([]);
    const own = Fastify();
    if (listening) await own.register(listening.plugin);
    const answer = await own.inject({ url: '/search/shop/product/50012', headers: { authorization } });
    expect(answer.statusCode).toBe(404);
    await own.close();
  });

  it('follows the sale periods to the second', async () => {
    const price = async () =>
      (await find({ query: { term: { slug: 'khangai-esgii-gutal-brown' } } })).hits.hits[0]?._source;
    expect(await price()).toMatchObject({ price: 189_000, selling_price: 160_700, sale_percent: 14 });
    const today = now;
    now = new Date(today.getTime() + 20 * day);
    // A search reads what is due, but waits for a second only.
    await price();
    await search.catchUp();
    expect(await price()).toMatchObject({ price: 189_000, selling_price: 189_000, sale_percent: 0 });
    now = today;
  });
});

describe('the protocol', () => {
  it('requires credentials', async () => {
    const none = await app.inject({ method: 'POST', url: '/search/shop/product/_search' });
    expect([none.statusCode, none.headers['www-authenticate']]).toEqual([401, 'Basic realm="search", charset="UTF-8"']);
    const wrong = await app.inject({
      method: 'POST',
      url: '/search/shop/_search',
      headers: { authorization: `Basic ${Buffer.from('shop:guess').toString('base64')}` },
    });
    expect(wrong.json()).toMatchObject({ status: 401, error: { type: 'security_exception' } });
  });

  it('rejects requests with its own error messages', async () => {
    const unknown = await post('/shop/product/_search', { query: { script: {} } });
    expect([unknown.statusCode, unknown.json()]).toEqual([
      400,
      {
        status: 400,
        error: {
          root_cause: [{ type: 'parsing_exception', reason: 'unknown query [script]' }],
          type: 'parsing_exception',
          reason: 'unknown query [script]',
        },
      },
    ]);
    expect((await post('/nothing/_search')).json()).toMatchObject({
      status: 404,
      error: { type: 'index_not_found_exception', reason: 'no such index [nothing]' },
    });
    expect((await post('/shop/_search', '{"query"')).statusCode).toBe(400);
    expect((await post('/shop/_search', { sort: ['name'] })).json()).toMatchObject({
      error: { type: 'search_phase_execution_exception', reason: 'all shards failed' },
    });
  });

  it('returns a document by its id, or reports that it does not exist', async () => {
    const found = await app.inject({ url: '/search/shop/product/30010', headers: { authorization } });
    expect(found.json()).toMatchObject({
      _index: 'shop',
      _type: 'product',
      _id: '30010',
      found: true,
      _source: { slug: 'terelj-hotel-coupon-1' },
    });
    const missing = await app.inject({ url: '/search/shop/_doc/1', headers: { authorization } });
    expect([missing.statusCode, missing.json()]).toEqual([404, { _index: 'shop', _id: '1', found: false }]);
  });

  it('answers each search of a multi-search separately', async () => {
    const lines = '{"index":"shop"}\n{"size":0}\n{"index":"shop"}\n{"query":{"nope":{}}}\n';
    const answer = (await post('/_msearch', lines)).json<{ responses: { status: number }[] }>();
    expect(answer.responses.map(response => response.status)).toEqual([200, 400]);
  });
});

it('lists a taxon with its facets', async () => {
  const body = {
    query: { bool: { filter: [{ term: { l0: 'goods' } }] } },
    sort: [{ available_on: 'desc' }, { id: 'asc' }],
    size: 40,
    aggs: {
      taxons: { terms: { field: 'l1', size: 200 } },
      brands: { terms: { field: 'brand.code', size: 200 } },
      sizes: { terms: { field: 'sizes', size: 200 } },
      price: { range: { field: 'selling_price', ranges: [{ to: 100_000 }, { from: 100_000 }] } },
    },
  };
  const { hits, aggregations } = await find(body);
  expect(hits.hits).toHaveLength(40);
  expect(aggregations?.brands?.buckets?.length).toBeGreaterThan(10);
});
