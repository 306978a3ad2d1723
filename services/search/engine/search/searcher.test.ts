import type { Json } from '../json';
import { engineWith, idsOf, testNow as now } from '../testing/engine-with';
import { TestSearcher } from '../testing/test-searcher';

const text = { type: 'text', analyzer: 'english' };
const keyword = { type: 'keyword' };
const long = { type: 'long' };
const mappings = {
  properties: {
    name: text,
    translated: { properties: { en: text } },
    cat: keyword,
    price: long,
    day: { type: 'date' },
    tags: keyword,
    gone: { type: 'boolean' },
    variants: { type: 'nested', properties: { size: keyword, stock: long } },
  },
};

const rows: Json[] = [
  {
    name: 'Felt boots',
    cat: 'boots',
    price: 189_000,
    day: '2026-05-01',
    tags: ['warm', 'felt'],
    variants: [
      { size: '42', stock: 3 },
      { size: '43', stock: 0 },
    ],
  },
  {
    name: 'Leather boots, for men',
    cat: 'boots',
    price: 329_000,
    day: '2026-05-20',
    tags: ['leather'],
    variants: [{ size: '43', stock: 5 }],
  },
  {
    name: 'Coupon of a lake hotel',
    cat: 'coupons',
    price: 199_000,
    day: '2026-07-01',
    tags: [],
    translated: { en: 'Terelj hotel coupon' },
  },
  { name: 'Journeys to the lake', cat: 'trips', price: 1_190_000, day: '2026-04-01', gone: true },
];

const { search, found } = engineWith(mappings, rows);

describe('queries', () => {
  it.each<[string, Json, string]>([
    ['match_all', { match_all: {} }, '1 2 3 4'],
    ['match_none', { match_none: {} }, ''],
    ['match', { match: { name: 'boots' } }, '1 2'],
    ['match, inflected', { match: { name: 'journey' } }, '4'],
    ['match, all words', { match: { name: { query: 'felt boots', operator: 'and' } } }, '1'],
    ['match, any word', { match: { name: 'felt coupon' } }, '1 3'],
    ['match, misspelt', { match: { name: { query: 'boats', fuzziness: 'AUTO' } } }, '1 2'],
    ['multi_match', { multi_match: { query: 'hotel', fields: ['name^3', 'translated.*'] } }, '3'],
    ['term', { term: { cat: 'boots' } }, '1 2'],
    ['term with value', { term: { price: { value: 199_000 } } }, '3'],
    ['terms', { terms: { tags: ['felt', 'leather'] } }, '1 2'],
    ['range', { range: { price: { gte: 189_000, lt: 329_000 } } }, '1 3'],
    ['range of dates', { range: { day: { lte: 'now' } } }, '1 2 4'],
    ['range, date math', { range: { day: { gte: 'now-20d', lte: 'now' } } }, '2'],
    ['exists', { exists: { field: 'gone' } }, '4'],
    ['exists, inner', { exists: { field: 'translated' } }, '3'],
    ['ids', { ids: { values: ['2', '4', '9'] } }, '2 4'],
    [
      'nested',
      {
        nested: {
          path: 'variants',
          query: {
            bool: { filter: [{ term: { 'variants.size': '43' } }, { range: { 'variants.stock': { gt: 0 } } }] },
          },
        },
      },
      '2',
    ],
    ['bool', { bool: { must: [{ match: { name: 'boots' } }], must_not: [{ term: { tags: 'felt' } }] } }, '2'],
    ['should alone is a condition', { bool: { should: [{ term: { cat: 'trips' } }] } }, '4'],
    [
      'should next to filter is optional',
      { bool: { filter: [{ term: { cat: 'boots' } }], should: [{ term: { tags: 'felt' } }] } },
      '1 2',
    ],
    ['unknown field', { term: { nowhere: 'x' } }, ''],
  ])('%s', async (_, query, expected) => expect(await found(query)).toBe(expected));

  it.each<[string, Json, RegExp]>([
    ['an unknown query', { query: { script: {} } }, /unknown query \[script\]/],
    ['an inherited name', { query: { constructor: {} } }, /unknown query \[constructor\]/],
    ['two queries in one', { query: { term: { a: 1 }, match_all: {} } }, /malformed query/],
    ['an unknown key', { script_fields: {} }, /Unknown key for a START_OBJECT in \[script_fields\]/],
    ['a negative start', { from: -1 }, /cannot be negative/],
    ['a window too large', { from: 9_999, size: 2 }, /Result window is too large/],
    [
      'too many terms',
      { query: { terms: { cat: Array.from({ length: 1_001 }, String) } } },
      /exceeded the allowed maximum/,
    ],
    ['sorting by text', { sort: ['name'] }, /Text fields are not optimised/],
    ['sorting by an unknown field', { sort: ['nowhere'] }, /No mapping found/],
    ['an unknown aggregation', { aggs: { a: { scripted_metric: {} } } }, /Unknown aggregation type/],
    ['text for a number', { query: { range: { price: { gt: 'much' } } } }, /For input string/],
  ])('rejects %s', async (_, body, message) => await expect(search(body)).rejects.toThrow(message));

  it('rejects a query that is nested too deep', async () => {
    const deep = Array.from({ length: 30 }).reduce<Json>(query => ({ bool: { must: [query] } }), { match_all: {} });
    await expect(search({ query: deep })).rejects.toThrow(/nested depth/);
  });
});

describe('answers', () => {
  it('rank the match of more words first', async () => {
    const { hits } = await search({ query: { match: { name: 'lake coupons' } } });
    expect(hits.map(({ _id }) => _id)).toEqual(['3', '4']);
  });

  it('are sorted and paged, with the total count', async () => {
    const page = await search({
      sort: [{ price: 'desc' }, { id: { order: 'asc', unmapped_type: 'long' } }],
      from: 1,
      size: 2,
    });
    expect([page.total, idsOf(page), page.hits[0]?.sort]).toEqual([4, '2 3', [329_000, null]]);
  });

  it('are shuffled equally for equal seeds', async () => {
    const shuffled = (seed: number) =>
      search({ query: { function_score: { query: { match_all: {} }, random_score: { seed } } } });
    const orders = await Promise.all([1, 1, 2, 3, 4].map(async seed => idsOf(await shuffled(seed))));
    expect(orders[0]).toBe(orders[1]);
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  it('return the requested parts', async () => {
    const { hits } = await search({ query: { ids: { values: ['1'] } }, _source: ['name', 'variants.size'] });
    expect(hits[0]?._source).toEqual({ name: 'Felt boots', variants: [{ size: '42' }, { size: '43' }] });
  });

  it('count in aggregations before the post filter', async () => {
    const result = await search({
      query: { range: { price: { lt: 1_000_000 } } },
      post_filter: { term: { cat: 'coupons' } },
      aggs: {
        cats: { terms: { field: 'cat' }, aggs: { cheapest: { min: { field: 'price' } } } },
        prices: { range: { field: 'price', ranges: [{ to: 190_000 }, { from: 190_000 }] } },
        vitals: { filter: { term: { tags: 'felt' } }, aggs: { dearest: { max: { field: 'price' } } } },
        both: { filters: { filters: { warm: { term: { tags: 'warm' } } } } },
      },
    });
    expect(idsOf(result)).toBe('3');
    expect(result.aggregations).toEqual({
      cats: {
        doc_count_error_upper_bound: 0,
        sum_other_doc_count: 0,
        buckets: [
          { key: 'boots', doc_count: 2, cheapest: { value: 189_000 } },
          { key: 'coupons', doc_count: 1, cheapest: { value: 199_000 } },
        ],
      },
      prices: {
        buckets: [
          { key: '*-190000.0', doc_count: 1, to: 190_000 },
          { key: '190000.0-*', doc_count: 2, from: 190_000 },
        ],
      },
      vitals: { doc_count: 1, dearest: { value: 189_000 } },
      both: { buckets: { warm: { doc_count: 1 } } },
    });
  });
});

it('removes the old words of a changed document, also after many changes', async () => {
  const engine = new TestSearcher();
  const own = engine.own('own', { properties: { name: { type: 'text' } } });
  for (let turn = 0; turn < 2_100; turn += 1) await own.put([{ id: 'a', source: { name: `name${turn}` } }]);
  const total = async (name: string): Promise<number> =>
    (await engine.search('own', { query: { match: { name } } }, { now, access: 'read' })).result.total;
  expect([await total('name2099'), await total('name7'), own.count()]).toEqual([1, 0, 1]);
  await own.remove(['a']);
  expect(await total('name2099')).toBe(0);
});
