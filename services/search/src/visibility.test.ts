import { migrate, openDatabase, type Database } from '@ortoo/shop-api/db';
import { seedDatabase } from '@ortoo/shop-api/seed';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildSearch, type SearchService } from './app';

const now = new Date('2026-11-21T04:00:00Z');
const authorization = `Basic ${Buffer.from('shop:shop').toString('base64')}`;

interface Target {
  id: number;
  slug: string;
  sku: string;
  /** A word that stands in its name and in no other's. */
  word: string;
}

/** Each is hidden for another reason: price of one and of nothing, no stock, not before its day, no picture. */
const hidden: Target[] = [
  { id: 69_010, slug: 'neg-tugrugiin-gutal', sku: '', word: 'төгрөгийн' },
  { id: 69_020, slug: 'unegui-gutal', sku: '', word: 'бэлэглэх' },
  { id: 69_030, slug: 'duussan-gutal', sku: '', word: 'дууссан' },
  { id: 69_040, slug: 'ireedui-gutal', sku: '', word: 'долоо' },
  { id: 69_050, slug: 'margaashiin-gutal', sku: '', word: 'маргааш' },
  { id: 69_060, slug: 'zuraggui-gutal', sku: '', word: 'зураггүй' },
  { id: 69_070, slug: 'duussan-kupon', sku: '', word: 'дууссан' },
];
/** The same questions about these are answered: else a question that does not work would pass for a refusal. */
const shown: Target[] = [
  { id: 50_010, slug: 'khangai-esgii-gutal-grey', sku: '', word: 'хангай' },
  { id: 50_061, slug: 'otgontenger-yavgan-gutal-green', sku: '', word: 'отгонтэнгэр' },
];

let database: Database;
let search: SearchService;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openDatabase({ memory: true });
  await migrate(database.db);
  await seedDatabase(database.db, () => now);
  for (const target of [...hidden, ...shown]) {
    const variant = await database.db
      .selectFrom('variants')
      .select('sku')
      .where('product_id', '=', target.id)
      .executeTakeFirstOrThrow();
    target.sku = variant.sku;
  }
  search = await buildSearch({ db: database.db, clock: () => now });
  app = Fastify();
  await app.register(search.plugin);
}, 60_000);

afterAll(async () => {
  search.close();
  await app.close();
  await database.close();
});

interface Answer {
  status: number;
  text: string;
}

async function send(method: 'GET' | 'POST' | 'HEAD', path: string, payload?: object | string): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/search${path}`,
    headers: { authorization, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload }),
  });
  return { status: answer.statusCode, text: answer.body };
}

const slugsOf = (targets: readonly Target[]): string[] => targets.map(({ slug }) => slug);
const idsOf = (targets: readonly Target[]): string[] => targets.map(({ id }) => String(id));
const wordsOf = (targets: readonly Target[]): string => targets.map(({ word }) => word).join(' ');

/** An answer reveals a product by its slug, its sku or its id as the protocol writes it. */
const reveals = ({ text }: Answer, targets: readonly Target[]): boolean =>
  targets.some(({ id, slug, sku }) => [`"${slug}"`, `"${sku}"`, `"_id":"${id}"`].some(part => text.includes(part)));

const searches = (body: object): Promise<Answer> => send('POST', '/shop/product/_search', body);
const all = { size: 1_000, _source: ['slug'] };

describe.each<[string, (targets: readonly Target[]) => object]>([
  ['everything', () => ({ ...all, query: { match_all: {} } })],
  ['by slug', targets => ({ ...all, query: { terms: { slug: slugsOf(targets) } } })],
  ['by id', targets => ({ ...all, query: { ids: { values: idsOf(targets) } } })],
  [
    'by words',
    targets => ({ ...all, query: { multi_match: { query: wordsOf(targets), fields: ['name', '*.name'] } } }),
  ],
  [
    'by the beginning of a word',
    targets => ({ ...all, query: { match_bool_prefix: { name: targets[0]?.word ?? '' } } }),
  ],
  ['by a prefix', targets => ({ ...all, query: { prefix: { slug: targets[0]?.slug.slice(0, 6) } } })],
  ['by a wildcard', targets => ({ ...all, query: { wildcard: { slug: `*${targets[0]?.slug.slice(2)}` } } })],
  ['by a likeness', targets => ({ ...all, query: { fuzzy: { slug: { value: `${targets[0]?.slug}x` } } } })],
  [
    'by a variant',
    targets => ({
      ...all,
      query: { nested: { path: 'variants', query: { terms: { 'variants.sku': targets.map(({ sku }) => sku) } } } },
    }),
  ],
  [
    'as an alternative',
    targets => ({
      ...all,
      query: { bool: { should: [{ match_none: {} }, { terms: { slug: slugsOf(targets) } }], minimum_should_match: 1 } },
    }),
  ],
  [
    'by denying twice',
    targets => ({
      ...all,
      query: { bool: { must_not: [{ bool: { must_not: [{ terms: { slug: slugsOf(targets) } }] } }] } },
    }),
  ],
  [
    'with a constant score',
    targets => ({ ...all, query: { constant_score: { filter: { terms: { slug: slugsOf(targets) } } } } }),
  ],
  [
    'as the best of several',
    targets => ({ ...all, query: { dis_max: { queries: [{ terms: { slug: slugsOf(targets) } }] } } }),
  ],
  [
    'with a function',
    targets => ({
      ...all,
      query: {
        function_score: { query: { terms: { slug: slugsOf(targets) } }, random_score: { seed: 1, field: 'id' } },
      },
    }),
  ],
  [
    'pushed up',
    targets => ({
      ...all,
      query: {
        boosting: { positive: { terms: { slug: slugsOf(targets) } }, negative: { match_all: {} }, negative_boost: 2 },
      },
    }),
  ],
  ['in a filter after', targets => ({ ...all, post_filter: { terms: { slug: slugsOf(targets) } } })],
  ['sorted to the front', () => ({ ...all, sort: [{ total_on_hand: 'asc' }, { selling_price: 'asc' }] })],
  [
    'as the best once more',
    targets => ({
      ...all,
      query: { match_all: {} },
      rescore: { window_size: 1_000, query: { rescore_query: { terms: { slug: slugsOf(targets) } } } },
    }),
  ],
  ['one of each kind', () => ({ ...all, collapse: { field: 'slug' } })],
  [
    'shown by other ways',
    targets => ({
      size: 1_000,
      _source: false,
      query: { terms: { slug: slugsOf(targets) } },
      fields: ['slug'],
      docvalue_fields: ['slug'],
      highlight: { fields: { slug: {} } },
    }),
  ],
  [
    'counted by slug',
    targets => ({ size: 0, aggs: { found: { terms: { field: 'slug', include: slugsOf(targets), size: 1_000 } } } }),
  ],
  [
    'counted with those that none has',
    targets => ({
      size: 0,
      aggs: { found: { terms: { field: 'slug', include: slugsOf(targets), size: 1_000, min_doc_count: 0 } } },
    }),
  ],
  [
    'counted over all',
    () => ({
      size: 0,
      query: { match_none: {} },
      aggs: { all: { global: {}, aggs: { found: { terms: { field: 'slug', size: 1_000 } } } } },
    }),
  ],
  [
    'the best over all',
    targets => ({
      size: 0,
      aggs: {
        all: {
          global: {},
          aggs: { some: { filter: { terms: { slug: slugsOf(targets) } }, aggs: { best: { top_hits: { size: 10 } } } } },
        },
      },
    }),
  ],
  [
    'the best of a bucket',
    targets => ({
      size: 0,
      aggs: {
        some: {
          filters: { filters: { wanted: { terms: { slug: slugsOf(targets) } } } },
          aggs: { best: { top_hits: { size: 10 } } },
        },
      },
    }),
  ],
  [
    'from the variants back',
    targets => ({
      size: 0,
      aggs: {
        inner: {
          nested: { path: 'variants' },
          aggs: {
            wanted: {
              filter: { terms: { 'variants.sku': targets.map(({ sku }) => sku) } },
              aggs: { back: { reverse_nested: {}, aggs: { found: { terms: { field: 'slug', size: 1_000 } } } } },
            },
          },
        },
      },
    }),
  ],
  [
    'by completing',
    targets => ({
      size: 0,
      suggest: { found: { prefix: targets[0]?.word, completion: { field: 'suggest', size: 50 } } },
    }),
  ],
])('asked for %s', (_, bodyFor) => {
  it('hidden products stay hidden', async () => {
    for (const [, body] of [
      [0, bodyFor(hidden)],
      ...hidden.map((one): [number, object] => [one.id, bodyFor([one])]),
    ] as const) {
      const answer = await searches(body);
      expect([answer.status, reveals(answer, hidden)]).toEqual([200, false]);
    }
  });

  it('shown ones are shown', async () => {
    const answer = await searches(bodyFor(shown));
    expect([answer.status, reveals(answer, shown)]).toEqual([200, true]);
  });
});

const numberAt = (text: string, name: string): number =>
  Number(new RegExp(`"${name}":\\{"(?:value|doc_count)":([0-9.]+)`).exec(text)?.[1] ?? NaN);

describe('counts and measures know nothing of hidden products', () => {
  it.each<[string, (targets: readonly Target[]) => object]>([
    ['a filter', targets => ({ filter: { terms: { slug: slugsOf(targets) } } })],
    ['a filter over all', targets => ({ global: {}, aggs: { n: { filter: { terms: { slug: slugsOf(targets) } } } } })],
  ])('%s', async (_, found) => {
    const count = async (targets: readonly Target[]): Promise<number> => {
      const { text } = await searches({ size: 0, query: { match_all: {} }, aggs: { n: found(targets) } });
      return Number(/"doc_count":(\d+)\}*$/.exec(text.replace(/[^"a-z_:0-9}]/g, ''))?.[1] ?? NaN);
    };
    expect([await count(hidden), await count(shown)]).toEqual([0, shown.length]);
  });

  it.each([
    ['min', 'total_on_hand', 1],
    ['min', 'selling_price', 2],
  ])('%s of %s', async (kind, field, least) => {
    const aggs = { n: { [kind]: { field } } };
    const { text } = await searches({ size: 0, query: { match_none: {} }, aggs: { all: { global: {}, aggs } } });
    expect(numberAt(text, 'n')).toBeGreaterThanOrEqual(least);
  });

  it('those without a picture', async () => {
    const { text } = await searches({ size: 0, aggs: { n: { missing: { field: 'image' } } } });
    expect(numberAt(text, 'n')).toBe(0);
  });

  it('_count', async () => {
    const count = async (targets: readonly Target[]) =>
      JSON.parse((await send('POST', '/shop/_count', { query: { terms: { slug: slugsOf(targets) } } })).text) as {
        count: number;
      };
    expect((await count(hidden)).count).toBe(0);
    expect((await count(shown)).count).toBe(shown.length);
  });
});

describe('likeness to a product', () => {
  const like = (given: object) => ({
    ...all,
    query: { more_like_this: { fields: ['name'], like: [given], min_term_freq: 1, min_doc_freq: 1 } },
  });
  const hits = (text: string): number => (JSON.parse(text) as { hits: { hits: unknown[] } }).hits.hits.length;

  it('tells nothing of a hidden one, as if there were none', async () => {
    for (const { id } of hidden) expect(hits((await searches(like({ _id: String(id) }))).text)).toBe(0);
    for (const { id } of shown) expect(hits((await searches(like({ _id: String(id) }))).text)).toBeGreaterThan(0);
  });

  it('finds no hidden one', async () => {
    for (const { word } of hidden) {
      const answer = await searches(like({ doc: { name: `${word} гутал` } }));
      expect([answer.status, reveals(answer, hidden)]).toEqual([200, false]);
    }
  });
});

describe('a misspelt word', () => {
  const suggest = async (kind: 'term' | 'phrase', text: string): Promise<string> =>
    (await searches({ size: 0, suggest: { n: { text, [kind]: { field: 'vocabulary' } } } })).text;

  it.each(['term', 'phrase'] as const)('is not put right by one that only a hidden product has: %s', async kind => {
    expect(await suggest(kind, 'зураггүйй')).not.toMatch(/"text":"зураггүй"/);
    expect(await suggest(kind, 'отгонтэнгр')).toMatch(/отгонтэнгэр"/);
  });
});

describe('doors to one document', () => {
  it.each<[string, (target: Target) => Promise<Answer>]>([
    ['typed', ({ id }) => send('GET', `/shop/product/${id}`)],
    ['untyped', ({ id }) => send('GET', `/shop/_doc/${id}`)],
    ['its source', ({ id }) => send('GET', `/shop/_source/${id}`)],
    ['its typed source', ({ id }) => send('GET', `/shop/product/${id}/_source`)],
  ])('%s', async (_, open) => {
    for (const target of hidden) {
      const answer = await open(target);
      expect([answer.status, reveals({ ...answer, text: answer.text.replace(/"_id":"\d+"/, '') }, hidden)]).toEqual([
        404,
        false,
      ]);
    }
    for (const target of shown) expect((await open(target)).status).toBe(200);
  });

  it('whether it is there', async () => {
    for (const { id } of hidden) expect((await send('HEAD', `/shop/product/${id}`)).status).toBe(404);
    for (const { id } of shown) expect((await send('HEAD', `/shop/product/${id}`)).status).toBe(200);
  });

  it('several at once', async () => {
    const ask = (targets: readonly Target[]) => send('POST', '/shop/product/_mget', { ids: idsOf(targets) });
    expect((await ask(hidden)).text).not.toMatch(/"found":true|"_source"/);
    expect((await ask(shown)).text).toMatch(/"found":true/);
  });
});

it.each<[string, string]>([
  ['an index in the header', '{"index":"shop"}'],
  ['an index and a type', '{"index":"shop","type":"product"}'],
  ['several indices', '{"index":["shop","airport"]}'],
])('many searches at once: %s', async (_, header) => {
  const ask = (targets: readonly Target[]) =>
    send(
      'POST',
      '/_msearch',
      `${header}\n${JSON.stringify({ ...all, query: { terms: { slug: slugsOf(targets) } } })}\n`,
    );
  expect(reveals(await ask(hidden), hidden)).toBe(false);
  expect(reveals(await ask(shown), shown)).toBe(true);
});

it.each<[string, 'GET' | 'POST', string, object?]>([
  ['all indices', 'POST', '/_all/_search', all],
  ['no index', 'POST', '/_search', all],
  ['a pattern', 'POST', '/s*/_search', all],
  ['a pattern of types', 'POST', '/shop/*/_search', all],
  ['several', 'POST', '/shop,airport/_search', all],
  ['words in the address', 'GET', '/shop/_search?q=slug:duussan-gutal&size=1000'],
  [
    'a body in the address',
    'GET',
    `/shop/_search?source=${encodeURIComponent(JSON.stringify(all))}&source_content_type=application/json`,
  ],
  ['a clause of its own', 'POST', '/shop/_search', { ...all, always: { match_all: {} } }],
  ['a document explained', 'POST', '/shop/_explain/69030', { query: { match_all: {} } }],
  ['words of a document', 'GET', '/shop/_termvectors/69030?fields=slug'],
  ['a long list', 'POST', '/shop/_search?scroll=1m', all],
  [
    'a document of another list',
    'POST',
    '/shop/_search',
    { ...all, query: { terms: { slug: { index: 'shop', id: '69030', path: 'slug' } } } },
  ],
  ['fields as they are', 'GET', '/shop/_mapping'],
  ['a point in time', 'POST', '/shop/_pit?keep_alive=1m'],
])('no other door reveals them: %s', async (_, method, path, body: object | undefined = undefined) => {
  const answer = await send(method, path, body);
  expect(answer.status).toBeLessThan(500);
  expect(reveals(answer, hidden)).toBe(false);
});
