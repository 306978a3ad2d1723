import type { Json } from '../json';
import { engineWith } from '../testing/engine-with';

const keyword = { type: 'keyword' };
const long = { type: 'long' };
const { search } = engineWith(
  {
    properties: {
      cat: keyword,
      tags: keyword,
      price: long,
      rate: { type: 'double' },
      day: { type: 'date' },
      gone: { type: 'boolean' },
      place: { type: 'geo_point' },
      name: { type: 'text' },
      parts: { type: 'nested', properties: { size: keyword, stock: long } },
    },
  },
  [
    {
      cat: 'boots',
      tags: ['a', 'b'],
      price: 10,
      rate: 1.5,
      day: '2026-01-15',
      gone: true,
      place: '0,0',
      parts: [
        { size: 'S', stock: 1 },
        { size: 'L', stock: 2 },
      ],
    },
    {
      cat: 'boots',
      tags: ['b'],
      price: 20,
      rate: 2.5,
      day: '2026-01-20',
      gone: false,
      place: '0,1',
      parts: [{ size: 'S', stock: 5 }],
    },
    { cat: 'hats', tags: [], price: 40, day: '2026-03-02', gone: false, name: 'felt' },
    { tags: ['c', 'c'], price: [5, 70], rate: -1 },
  ],
);

const run = async (aggs: Json, rest: Json = {}): Promise<Json> =>
  (await search({ size: 0, aggs, ...rest })).aggregations ?? {};
const answer = async (aggregation: Json): Promise<unknown> => (await run({ a: aggregation })).a;
const bucketsOf = (value: unknown): string =>
  (value as { buckets: { key?: unknown; key_as_string?: string; doc_count: number }[] }).buckets
    .map(({ key, key_as_string, doc_count }) => `${String(key_as_string ?? key)}:${doc_count}`)
    .join(' ');

it.each<[string, Json, unknown]>([
  ['min', { min: { field: 'price' } }, { value: 5 }],
  ['max', { max: { field: 'price' } }, { value: 70 }],
  ['sum', { sum: { field: 'price' } }, { value: 145 }],
  ['avg', { avg: { field: 'rate' } }, { value: 1 }],
  ['avg, with a value for missing fields', { avg: { field: 'rate', missing: 5 } }, { value: 2 }],
  ['value_count', { value_count: { field: 'price' } }, { value: 5 }],
  ['value_count of keywords', { value_count: { field: 'tags' } }, { value: 4 }],
  ['cardinality', { cardinality: { field: 'tags' } }, { value: 3 }],
  ['stats', { stats: { field: 'price' } }, { count: 5, min: 5, max: 70, avg: 29, sum: 145 }],
  ['stats of an unknown field', { stats: { field: 'nowhere' } }, { count: 0, min: null, max: null, avg: null, sum: 0 }],
  [
    'a formatted date',
    { min: { field: 'day' } },
    { value: Date.UTC(2026, 0, 15), value_as_string: '2026-01-15T00:00:00.000Z' },
  ],
  ['missing', { missing: { field: 'cat' } }, { doc_count: 1 }],
  [
    'filter',
    { filter: { term: { cat: 'boots' } }, aggs: { dearest: { max: { field: 'price' } } } },
    { doc_count: 2, dearest: { value: 20 } },
  ],
  [
    'named filters, with other_bucket',
    {
      filters: {
        other_bucket_key: 'rest',
        filters: { gone: { term: { gone: true } }, hats: { term: { cat: 'hats' } } },
      },
    },
    { buckets: { gone: { doc_count: 1 }, hats: { doc_count: 1 }, rest: { doc_count: 2 } } },
  ],
  [
    'filters in a list',
    { filters: { filters: [{ term: { cat: 'boots' } }, { match_none: {} }] } },
    { buckets: [{ doc_count: 2 }, { doc_count: 0 }] },
  ],
  [
    'ranges by key',
    { range: { field: 'price', keyed: true, ranges: [{ to: 10, key: 'low' }, { from: 10 }] } },
    { buckets: { low: { to: 10, doc_count: 1 }, '10.0-*': { from: 10, doc_count: 4 } } },
  ],
  [
    'nested',
    { nested: { path: 'parts' }, aggs: { stock: { sum: { field: 'parts.stock' } } } },
    { doc_count: 3, stock: { value: 8 } },
  ],
  ['meta', { min: { field: 'price' }, meta: { of: 'prices' } }, { meta: { of: 'prices' }, value: 5 }],
])('%s', async (_, aggregation, expected) => expect(await answer(aggregation)).toEqual(expected));

it.each<[string, Json, string]>([
  ['terms, by count, then by key', { terms: { field: 'tags' } }, 'b:2 a:1 c:1'],
  ['terms by key, descending', { terms: { field: 'tags', order: { _key: 'desc' } } }, 'c:1 b:2 a:1'],
  [
    'terms, by ascending count',
    { terms: { field: 'tags', order: [{ _count: 'asc' }, { _key: 'desc' }] } },
    'c:1 a:1 b:2',
  ],
  [
    'terms by an inner metric',
    { terms: { field: 'cat', order: { 'price.max': 'desc' } }, aggs: { price: { stats: { field: 'price' } } } },
    'hats:1 boots:2',
  ],
  ['terms of booleans', { terms: { field: 'gone' } }, 'false:2 true:1'],
  ['terms of numbers', { terms: { field: 'price', size: 3 } }, '5:1 10:1 20:1'],
  ['terms, with a value for missing fields', { terms: { field: 'cat', missing: 'none' } }, 'boots:2 hats:1 none:1'],
  ['terms with a minimum count', { terms: { field: 'tags', min_doc_count: 2 } }, 'b:2'],
  ['terms with a count of zero', { filter: { term: { cat: 'hats' } } }, ''],
  ['terms, included', { terms: { field: 'tags', include: ['a', 'c'] } }, 'a:1 c:1'],
  ['terms, excluded', { terms: { field: 'tags', exclude: 'a|c.*' } }, 'b:2'],
  [
    'range',
    { range: { field: 'price', ranges: [{ to: 20 }, { from: 20, to: 50 }, { from: 50 }] } },
    '*-20.0:2 20.0-50.0:2 50.0-*:1',
  ],
  [
    'date_range',
    { date_range: { field: 'day', format: 'yyyy-MM', ranges: [{ to: '2026-02' }, { from: '2026-02' }] } },
    '*-2026-02:2 2026-02-*:1',
  ],
  ['histogram, without gaps', { histogram: { field: 'rate', interval: 2 } }, '-2:1 0:1 2:1'],
  [
    'histogram with a minimum count',
    { histogram: { field: 'price', interval: 10, min_doc_count: 1 } },
    '0:1 10:1 20:1 40:1 70:1',
  ],
  ['histogram, with an offset', { histogram: { field: 'price', interval: 50, offset: 10 } }, '-40:1 10:3 60:1'],
  [
    'date_histogram',
    { date_histogram: { field: 'day', calendar_interval: 'month', format: 'yyyy-MM' } },
    '2026-01:2 2026-02:0 2026-03:1',
  ],
  [
    'geo_distance',
    { geo_distance: { field: 'place', origin: '0,0', unit: 'km', ranges: [{ to: 100 }, { from: 100 }] } },
    '*-100.0:1 100.0-*:1',
  ],
])('%s', async (_, aggregation, expected) => {
  if (expected !== '') expect(bucketsOf(await answer(aggregation))).toBe(expected);
  else
    expect(
      bucketsOf(
        (await run({ t: { terms: { field: 'cat', min_doc_count: 0 } } }, { query: { term: { cat: 'hats' } } })).t,
      ),
    ).toBe('hats:1 boots:0');
});

it('descends into a nested list and returns to the document', async () => {
  const { parts } = await run({
    parts: {
      nested: { path: 'parts' },
      aggs: {
        sizes: {
          terms: { field: 'parts.size' },
          aggs: { out: { reverse_nested: {}, aggs: { cats: { terms: { field: 'cat' } } } } },
        },
      },
    },
  });
  const { buckets } = (
    parts as { sizes: { buckets: { key: string; doc_count: number; out: { doc_count: number; cats: Json } }[] } }
  ).sizes;
  expect(buckets.map(({ key, doc_count, out }) => [key, doc_count, out.doc_count, bucketsOf(out.cats)])).toEqual([
    ['S', 2, 2, 'boots:2'],
    ['L', 1, 1, 'boots:1'],
  ]);
});

it('counts before the post filter, and beyond the query for a global aggregation', async () => {
  const found = await run(
    { cats: { terms: { field: 'cat' } }, all: { global: {}, aggs: { cats: { terms: { field: 'cat' } } } } },
    { query: { term: { cat: 'boots' } }, post_filter: { term: { gone: true } } },
  );
  expect([bucketsOf(found.cats), bucketsOf((found.all as Json).cats)]).toEqual(['boots:2', 'boots:2 hats:1']);
});

it('returns the top hits of a bucket, also of a nested list', async () => {
  const found = await run({
    best: { top_hits: { size: 1, sort: [{ price: 'desc' }], _source: 'price' } },
    parts: { nested: { path: 'parts' }, aggs: { best: { top_hits: { size: 1, sort: [{ 'parts.stock': 'desc' }] } } } },
  });
  expect(found.best).toMatchObject({
    hits: { total: { value: 4 }, hits: [{ _id: '4', _source: { price: [5, 70] }, sort: [70] }] },
  });
  expect((found.parts as Json).best).toMatchObject({
    hits: { hits: [{ _id: '2', _nested: { field: 'parts', offset: 0 }, _source: { size: 'S', stock: 5 } }] },
  });
});

it.each<[string, Json, RegExp]>([
  ['text', { terms: { field: 'name' } }, /Text fields are not optimised/],
  ['keywords instead of numbers', { avg: { field: 'cat' } }, /not supported for aggregation \[avg\]/],
  ['no field', { min: {} }, /Required one of fields/],
  ['no size', { terms: { field: 'cat', size: 0 } }, /\[size\] must be greater than 0/],
  ['an unknown order', { terms: { field: 'cat', order: { nope: 'asc' } } }, /Invalid aggregation order path/],
  [
    'inner aggregations of a metric',
    { min: { field: 'price' }, aggs: { a: { min: { field: 'price' } } } },
    /cannot accept sub-aggregations/,
  ],
  ['two types in one', { min: { field: 'price' }, max: { field: 'price' } }, /two aggregation type definitions/],
  ['a script', { terms: { script: 'x' } }, /scripts are not allowed/],
])('rejects %s', async (_, aggregation, message) => await expect(run({ a: aggregation })).rejects.toThrow(message));
