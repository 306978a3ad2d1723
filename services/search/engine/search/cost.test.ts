import type { Json } from '../json';
import { searchCost } from './cost';

const budget = 4_000;
const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');
const clauses = (count: number, clause: Json): Json => ({
  query: { bool: { should: Array.from({ length: count }, () => clause) } },
});

it.each<[string, Json]>([
  ['a phrase of 400 words with slop', { query: { match_phrase: { name: { query: words(400), slop: 100_000 } } } }],
  ['3 000 fuzzy words', { query: { match: { name: { query: words(3_000), fuzziness: 'AUTO' } } } }],
  ['10 000 ranges', clauses(10_000, { range: { price: { gte: 1 } } })],
  ['300 words across fields', { query: { multi_match: { query: words(300), type: 'cross_fields' } } }],
  ['700 expressions', clauses(700, { regexp: { name: '.*a.*' } })],
  ['an expression of 50 letters without a beginning', { query: { regexp: { name: `.*${'а'.repeat(50)}` } } }],
  ['a thousand hits in 100 orders', { size: 1_000, sort: Array.from({ length: 100 }, () => ({ price: 'asc' })) }],
  ['an expression with many states', { query: { regexp: { name: '(.{1,90}){9}' } } }],
  ['the same in a query string', { query: { query_string: { query: '/.*a.*/ '.repeat(700) } } }],
  [
    'the same within other clauses',
    { query: { nested: { path: 'variants', query: clauses(700, { regexp: { sku: '.*a' } }).query } } },
  ],
  [
    'the same as highlight query',
    {
      size: 100,
      highlight: { fields: { name: { highlight_query: clauses(700, { regexp: { name: '.*a' } }).query } } },
    },
  ],
  [
    'the same as rescore query',
    {
      rescore: Array.from({ length: 200 }, () => ({
        window_size: 10_000,
        query: { rescore_query: { match: { name: 'a' } } },
      })),
    },
  ],
  [
    'buckets in buckets in buckets',
    {
      aggs: {
        a: {
          terms: { field: 'id', size: 1_000 },
          aggs: { b: { terms: { field: 'id', size: 1_000 }, aggs: { c: { avg: { field: 'id' } } } } },
        },
      },
    },
  ],
  [
    'hits of a thousand buckets',
    { aggs: { a: { terms: { field: 'id', size: 1_000 }, aggs: { h: { top_hits: { size: 100 } } } } } },
  ],
  [
    'a hit of each price',
    { aggs: { a: { histogram: { field: 'price', interval: 1_000 }, aggs: { h: { top_hits: { size: 1 } } } } } },
  ],
  [
    'two hits of each day',
    {
      aggs: {
        a: {
          date_histogram: { field: 'available_on', calendar_interval: 'day' },
          aggs: { h: { top_hits: { size: 2 } } },
        },
      },
    },
  ],
  [
    '500 completions',
    {
      suggest: Object.fromEntries(
        Array.from({ length: 500 }, (_, at) => [`s${at}`, { prefix: 'a', completion: { field: 'suggest' } }]),
      ),
    },
  ],
  [
    'two completions of a thousand entries with two edits',
    {
      suggest: Object.fromEntries(
        ['a', 'b'].map(prefix => [
          prefix,
          { prefix, completion: { field: 'suggest', size: 1_000, fuzzy: { fuzziness: 2, prefix_length: 0 } } },
        ]),
      ),
    },
  ],
  ['corrections of 1 000 words', { suggest: { s: { text: words(1_000), term: { field: 'name' } } } }],
])('%s exceed the budget of a reader', (_, body) => expect(searchCost(body)).toBeGreaterThan(budget));

it.each<[string, Json, Json]>([
  ['clauses', clauses(10, { term: { a: 1 } }), clauses(100, { term: { a: 1 } })],
  ['words', { query: { match: { name: words(3) } } }, { query: { match: { name: words(30) } } }],
  [
    'expansions',
    { query: { match_phrase_prefix: { name: { query: 'a b', max_expansions: 10 } } } },
    { query: { match_phrase_prefix: { name: { query: 'a b', max_expansions: 10_000 } } } },
  ],
  ['the window', { from: 0, size: 10 }, { from: 9_000, size: 1_000 }],
])('grows with %s', (_, less, more) => expect(searchCost(more)).toBeGreaterThan(searchCost(less) * 1.5));
