import type { Json } from '../json';
import { engineWith } from '../testing/engine-with';

const { search } = engineWith(
  { properties: { name: { type: 'text' }, tag: { type: 'keyword' }, rank: { type: 'integer' } } },
  [
    { name: 'felt boots', tag: 'a', rank: 1 },
    { name: 'felt boots felt hat felt bag and more words', tag: 'b', rank: 2 },
    { name: 'boots', tag: 'a', rank: 3 },
    { name: 'hat', tag: 'b', rank: 4 },
  ],
);

const scores = async (query: Json): Promise<Record<string, number>> =>
  Object.fromEntries((await search({ query })).hits.map(({ _id, _score }) => [_id, Number((_score ?? 0).toFixed(4))]));

/** Okapi BM25 of Lucene up to version 8; Elasticsearch retains its factor k1 + 1. */
const bm25 = (often: number, length: number, holders: number): number => {
  const [rows, average] = [4, 13 / 4];
  const rarity = Math.log(1 + (rows - holders + 0.5) / (holders + 0.5));
  return Number(((2.2 * rarity * often) / (often + 1.2 * (0.25 + (0.75 * length) / average))).toFixed(4));
};

it('scores rare words, frequent words and short texts as BM25 does', async () => {
  expect(await scores({ match: { name: 'felt' } })).toEqual({ 1: bm25(1, 2, 2), 2: bm25(3, 9, 2) });
  expect(await scores({ match: { name: 'boots' } })).toEqual({ 1: bm25(1, 2, 3), 2: bm25(1, 9, 3), 3: bm25(1, 1, 3) });
});

it.each<[string, Json, Record<string, number>]>([
  ['a filter adds nothing', { bool: { filter: { term: { tag: 'a' } } } }, { 1: 0, 3: 0 }],
  ['a keyword has a constant score', { term: { tag: { value: 'a', boost: 3 } } }, { 1: 3, 3: 3 }],
  ['constant_score', { constant_score: { filter: { match: { name: 'felt' } }, boost: 2 } }, { 1: 2, 2: 2 }],
  [
    'dis_max, best score and tie_breaker',
    { dis_max: { tie_breaker: 0.5, queries: [{ term: { tag: { value: 'a', boost: 4 } } }, { term: { rank: 1 } }] } },
    { 1: 4.5, 3: 4 },
  ],
  [
    'boosting',
    { boosting: { positive: { terms: { tag: ['a', 'b'] } }, negative: { term: { tag: 'b' } }, negative_boost: 0.25 } },
    { 1: 1, 2: 0.25, 3: 1, 4: 0.25 },
  ],
  [
    'field_value_factor',
    {
      function_score: {
        query: { term: { tag: 'a' } },
        field_value_factor: { field: 'rank', factor: 2, modifier: 'square' },
      },
    },
    { 1: 4, 3: 36 },
  ],
  [
    'functions and their weights',
    {
      function_score: {
        functions: [
          { filter: { term: { tag: 'a' } }, weight: 3 },
          { filter: { term: { rank: 3 } }, weight: 5 },
        ],
        score_mode: 'sum',
        boost_mode: 'replace',
      },
    },
    { 1: 3, 2: 1, 3: 8, 4: 1 },
  ],
  [
    'max_boost',
    { function_score: { query: { term: { rank: 4 } }, field_value_factor: { field: 'rank' }, max_boost: 2 } },
    { 4: 2 },
  ],
])('%s', async (_, query, expected) => expect(await scores(query)).toEqual(expected));

it('shuffles by a seed, every document once, in the same order each time', async () => {
  const order = async (seed: number): Promise<string> =>
    (await search({ query: { function_score: { random_score: { seed, field: '_seq_no' } } } })).hits
      .map(({ _id }) => _id)
      .join('');
  const orders = await Promise.all([1, 1, 2, 3, 4, 5].map(order));
  expect(orders[0]).toBe(orders[1]);
  expect(new Set(orders).size).toBeGreaterThan(2);
  for (const one of orders) expect([...one].sort().join('')).toBe('1234');
});

it('reports the named clauses that a hit matches', async () => {
  const { hits } = await search({
    query: {
      bool: {
        should: [{ match: { name: { query: 'hat', _name: 'hats' } } }, { term: { tag: { value: 'a', _name: 'as' } } }],
        filter: { range: { rank: { gt: 0, _name: 'ranked' } } },
      },
    },
    sort: 'rank',
  });
  expect(hits.map(({ matched_queries }) => matched_queries)).toEqual(
    [
      ['ranked', 'as'],
      ['ranked', 'hats'],
      ['ranked', 'as'],
      ['ranked', 'hats'],
    ].map(names => expect.arrayContaining(names)),
  );
});

it('rescores the best hits', async () => {
  const { hits } = await search({
    query: { term: { tag: 'a' } },
    rescore: { window_size: 2, query: { rescore_query: { term: { rank: 3 } }, rescore_query_weight: 9 } },
  });
  expect(hits.map(({ _id, _score }) => [_id, _score])).toEqual([
    ['3', 10],
    ['1', 1],
  ]);
});

it('takes the best field of several words as dis_max does, also when another has one of them', async () => {
  const two = engineWith({ properties: { name: { type: 'text' }, note: { type: 'text' } } }, [
    { name: 'felt', note: 'felt boots' },
    { name: 'felt boots', note: 'felt' },
    { name: 'boots felt hat', note: 'hat' },
    { name: 'hat', note: 'warm boots made of felt for the cold' },
  ]);
  const found = async (query: Json): Promise<unknown> =>
    (await two.search({ query })).hits.map(({ _id, _score }) => [_id, _score]);
  const all = { query: 'felt boots', operator: 'and' };
  const apart = [{ match: { name: { ...all, boost: 10 } } }, { match: { note: all } }];
  expect(await found({ multi_match: { ...all, fields: ['name^10', 'note'] } })).toEqual(
    await found({ dis_max: { queries: apart } }),
  );
});

it('reports the score of a named clause without the scores of others', async () => {
  const named = (name: string) => ({ match: { name: { query: name, _name: name } } });
  const { hits } = await search({
    query: { bool: { must: [named('felt'), named('boots')] } },
    include_named_queries_score: true,
  });
  const [vitals, boots] = await Promise.all(['felt', 'boots'].map(name => scores({ match: { name } })));
  for (const { _id, matched_queries } of hits) {
    const sent = matched_queries as Record<string, number>;
    expect([sent.felt?.toFixed(4), sent.boots?.toFixed(4)]).toEqual([
      vitals?.[_id]?.toFixed(4),
      boots?.[_id]?.toFixed(4),
    ]);
  }
});
