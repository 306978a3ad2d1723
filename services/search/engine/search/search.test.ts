import type { Json } from '../json';
import { engineWith, idsOf } from '../testing/engine-with';

const { search } = engineWith(
  {
    properties: {
      name: { type: 'text', fields: { raw: { type: 'keyword' } } },
      price: { type: 'long' },
      day: { type: 'date', format: 'yyyy-MM-dd' },
      place: { type: 'geo_point' },
      parts: { type: 'nested', properties: { size: { type: 'keyword' }, stock: { type: 'long' } } },
    },
  },
  [
    {
      name: 'b',
      price: [3, 9],
      day: '2026-01-02',
      place: '0,0',
      parts: [
        { size: 'S', stock: 7 },
        { size: 'L', stock: 1 },
      ],
      deep: { one: { two: 3 }, four: 5 },
    },
    { name: 'a', price: 5, day: '2026-01-01', place: '0,2', parts: [{ size: 'L', stock: 2 }] },
    { name: 'c', day: '2026-01-03', place: '0,1' },
    { name: 'a', price: 1 },
  ],
);

const sorted = async (sort: unknown, rest: Json = {}): Promise<string> => idsOf(await search({ sort, ...rest }));

it.each<[string, unknown, string]>([
  ['a field', 'price', '4 1 2 3'],
  ['a field and a direction', { price: 'desc' }, '1 2 4 3'],
  ['several fields', [{ 'name.raw': 'asc' }, { price: { order: 'desc' } }], '2 4 1 3'],
  ['the maximum of several values', { price: { order: 'asc', mode: 'max' } }, '4 2 1 3'],
  ['the sum of several values', { price: { order: 'desc', mode: 'sum' } }, '1 2 4 3'],
  ['missing values first', { price: { order: 'asc', missing: '_first' } }, '3 4 1 2'],
  ['a number for missing values', { price: { order: 'asc', missing: 4 } }, '4 1 3 2'],
  ['keywords, descending', { 'name.raw': 'desc' }, '3 1 2 4'],
  ['days', { day: 'desc' }, '3 1 2 4'],
  ['an unmapped field with unmapped_type', [{ nowhere: { unmapped_type: 'long' } }, '_doc'], '1 2 3 4'],
  ['distance', { _geo_distance: { place: '0,0', order: 'asc', unit: 'km' } }, '1 3 2 4'],
  ['a nested list', { 'parts.stock': { order: 'asc', nested: { path: 'parts' } } }, '1 2 3 4'],
  [
    'a filtered nested list',
    { 'parts.stock': { order: 'desc', nested: { path: 'parts', filter: { term: { 'parts.size': 'S' } } } } },
    '1 2 3 4',
  ],
  ['id', { _id: 'desc' }, '4 3 2 1'],
])('sorts by %s', async (_, sort, expected) => expect(await sorted(sort)).toBe(expected));

it('returns the sort values of each hit', async () => {
  const { hits } = await search({
    sort: [{ price: 'asc' }, { 'name.raw': 'asc' }, { day: { order: 'asc', format: 'yyyy' } }],
  });
  expect(hits.map(({ sort }) => sort)).toEqual([
    [1, 'a', null],
    [3, 'b', '2026'],
    [5, 'a', '2026'],
    [null, 'c', '2026'],
  ]);
});

it.each<[string, Json, string]>([
  ['from and size', { from: 1, size: 2 }, '4 1'],
  ['beyond the end', { from: 9 }, ''],
])('pages: %s', async (_, page, expected) =>
  expect(await sorted([{ 'name.raw': 'asc' }, { price: 'desc' }], page)).toBe(expected),
);

it('pages with search_after until there are no more hits', async () => {
  const pages: string[] = [];
  let after: unknown;
  for (let turn = 0; turn < 5; turn += 1) {
    const { hits, total } = await search({
      size: 1,
      sort: [{ price: 'asc' }, { 'name.raw': 'asc' }],
      ...(after !== undefined && { search_after: after }),
    });
    pages.push(hits.map(({ _id }) => _id).join());
    expect(total).toBe(4);
    after = hits[0]?.sort ?? after;
  }
  expect(pages).toEqual(['4', '1', '2', '3', '']);
});

it.each<[string, Json, Json | undefined]>([
  ['all of it', {}, expect.objectContaining({ name: 'b', deep: { one: { two: 3 }, four: 5 } }) as Json],
  ['nothing', { _source: false }, undefined],
  ['one part', { _source: 'deep.one' }, { deep: { one: { two: 3 } } }],
  [
    'parts by a pattern',
    { _source: ['d*.four', 'parts.s*e'] },
    { deep: { four: 5 }, parts: [{ size: 'S' }, { size: 'L' }] },
  ],
  ['all except', { _source: { excludes: ['deep', 'parts', 'p*'] } }, { name: 'b', day: '2026-01-02' }],
  ['some except', { _source: { includes: 'deep', excludes: '*.two' } }, { deep: { four: 5, one: {} } }],
])('returns parts of a document: %s', async (_, body, expected) => {
  const { hits } = await search({ ...body, query: { ids: { values: ['1'] } } });
  expect(hits[0]?._source).toEqual(expected);
});

it('returns fields, columns, versions', async () => {
  const { hits } = await search({
    query: { ids: { values: ['1'] } },
    _source: false,
    fields: ['deep.*', { field: 'day', format: 'dd.MM.yyyy' }],
    docvalue_fields: ['price', 'name.raw'],
    version: true,
    seq_no_primary_term: true,
  });
  expect(hits).toEqual([
    {
      _index: 'test',
      _id: '1',
      _version: 1,
      _seq_no: 0,
      _primary_term: 1,
      _score: 1,
      fields: { 'deep.one.two': [3], 'deep.four': [5], day: ['02.01.2026'], price: [3, 9], 'name.raw': ['b'] },
    },
  ]);
});

it('returns only the first of the hits that share a value', async () => {
  expect(await sorted({ price: 'desc' }, { collapse: { field: 'name.raw' } })).toBe('1 2 3');
});

it.each<[string, Json, [number, string]]>([
  ['every hit', {}, [4, 'eq']],
  ['up to a number', { track_total_hits: 2 }, [2, 'gte']],
  ['up to a number that is not reached', { track_total_hits: 9 }, [4, 'eq']],
])('counts %s', async (_, body, expected) => {
  const { total, relation } = await search(body);
  expect([total, relation]).toEqual(expected);
});

it('leaves out hits below min_score, and returns the maximum score', async () => {
  const body = { query: { function_score: { field_value_factor: { field: 'price', missing: 2 } } } };
  expect(idsOf(await search({ ...body, min_score: 3 }))).toBe('2 1');
  expect((await search(body)).maxScore).toBe(5);
  expect((await search({ ...body, sort: 'price' })).maxScore).toBeNull();
});

it('reports a timeout', async () => {
  const { timedOut, hits } = await search({ timeout: '0ms', query: { match: { name: 'a' } } });
  expect([timedOut, hits]).toEqual([true, []]);
});

it.each<[string, Json, string[] | undefined]>([
  [
    'each word',
    { query: { match: { text: 'quick dog' } } },
    ['The <em>quick</em> brown fox.', 'A <em>dog</em>, <em>quick</em> too.'],
  ],
  [
    'whole texts',
    { query: { match: { text: 'dog' } }, number_of_fragments: 0 },
    ['The quick brown fox. A <em>dog</em>, quick too.'],
  ],
  ['words as they begin', { query: { prefix: { text: 'bro' } } }, ['The quick <em>brown</em> fox.']],
  [
    'phrases only together',
    { query: { match_phrase: { text: 'quick too' } } },
    ['A dog, <em>quick</em> <em>too</em>.'],
  ],
  [
    'misspelt words',
    { query: { match: { text: { query: 'borwn', fuzziness: 1 } } } },
    ['The quick <em>brown</em> fox.'],
  ],
  ['only what was looked for in the field', { query: { match: { other: 'fox' } } }, undefined],
  [
    'anything that was looked for',
    { query: { match: { other: 'fox' } }, require_field_match: false },
    ['The quick brown <em>fox</em>.'],
  ],
  [
    'signs of its own',
    { query: { match: { text: 'fox' } }, pre_tags: ['['], post_tags: [']'] },
    ['The quick brown [fox].'],
  ],
])('highlights %s', async (_, { query, ...options }, expected) => {
  const other = engineWith({ properties: { text: { type: 'text' }, other: { type: 'text' } } }, [
    { text: 'The quick brown fox. A dog, quick too.', other: 'fox' },
  ]);
  const { hits } = await other.search({ query, highlight: { fragment_size: 18, ...options, fields: { text: {} } } });
  expect((hits[0]?.highlight as Json | undefined)?.text).toEqual(expected);
});
