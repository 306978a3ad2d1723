import type { Json } from '../json';
import { engineWith } from '../testing/engine-with';

const keyword = { type: 'keyword' };
const { found } = engineWith(
  {
    properties: {
      title: {
        type: 'text',
        fields: { raw: { type: 'keyword', normalizer: 'low' }, english: { type: 'text', analyzer: 'english' } },
      },
      body: { type: 'text' },
      tag: keyword,
      price: { type: 'long' },
      rate: { type: 'float' },
      day: { type: 'date', format: 'yyyy-MM-dd||epoch_millis' },
      gone: { type: 'boolean' },
      place: { type: 'geo_point' },
      area: { type: 'geo_shape' },
      parts: {
        type: 'nested',
        properties: {
          size: keyword,
          stock: { type: 'long' },
          inner: { type: 'nested', properties: { code: keyword } },
        },
      },
    },
  },
  [
    {
      title: 'The quick brown fox',
      body: 'jumps over the lazy dog',
      tag: ['a', 'b'],
      price: 10,
      rate: 1.5,
      day: '2026-01-15',
      gone: true,
      place: { lat: 47.92, lon: 106.92 },
      area: {
        type: 'polygon',
        coordinates: [
          [
            [106, 47],
            [108, 47],
            [108, 49],
            [106, 49],
            [106, 47],
          ],
        ],
      },
      parts: [
        { size: 'S', stock: 0, inner: [{ code: 'x' }] },
        { size: 'L', stock: 4 },
      ],
    },
    {
      title: 'Quick brown dogs',
      body: 'fox hunting',
      tag: 'b',
      price: 20,
      day: '2026-02-01',
      place: 'POINT(100.15 49.63)',
      parts: [{ size: 'S', stock: 9 }],
    },
    {
      title: 'Brown paper, quick!',
      tag: 'c',
      price: [5, 30],
      gone: false,
      day: 1_767_225_600_000,
      area: 'POINT (100 50)',
    },
    { title: 'Fuchs', body: null, tag: [], rate: 2.25 },
  ],
  { analysis: { normalizer: { low: { type: 'custom', filter: ['lowercase'] } } } },
);

const square = (west: number, south: number, east: number, north: number): Json => ({
  type: 'envelope',
  coordinates: [
    [west, north],
    [east, south],
  ],
});

it.each<[string, Json, string]>([
  ['match, any word', { match: { title: 'quick fox' } }, '1 2 3'],
  ['match, every word', { match: { title: { query: 'quick fox', operator: 'AND' } } }, '1'],
  ['match, two of three', { match: { title: { query: 'quick brown fox', minimum_should_match: '2' } } }, '1 2 3'],
  [
    'match, three quarters',
    { match: { title: { query: 'quick brown fox nothing', minimum_should_match: '75%' } } },
    '1',
  ],
  ['match, all but one', { match: { title: { query: 'quick brown fox', minimum_should_match: -1 } } }, '1 2 3'],
  ['match, conditional', { match: { title: { query: 'quick brown fox', minimum_should_match: '2<100%' } } }, '1'],
  ['match, misspelt', { match: { title: { query: 'qiuck', fuzziness: 1 } } }, '1 2 3'],
  [
    'match, misspelt after a correct prefix',
    { match: { title: { query: 'qiuck', fuzziness: 1, prefix_length: 2 } } },
    '',
  ],
  ['match, only punctuation', { match: { title: '!!!' } }, ''],
  [
    'match, only punctuation, zero_terms_query',
    { match: { title: { query: '!!!', zero_terms_query: 'all' } } },
    '1 2 3 4',
  ],
  ['match of a number', { match: { price: '20' } }, '2'],
  ['match of a stem', { match: { 'title.english': 'dog' } }, '2'],
  ['match_phrase', { match_phrase: { title: 'quick brown' } }, '1 2'],
  ['match_phrase, out of order', { match_phrase: { title: { query: 'brown quick', slop: 2 } } }, '1 2 3'],
  ['match_phrase, with a word between', { match_phrase: { title: { query: 'quick fox', slop: 1 } } }, '1'],
  ['match_phrase_prefix', { match_phrase_prefix: { title: 'quick bro' } }, '1 2'],
  ['match_bool_prefix', { match_bool_prefix: { title: { query: 'brown qui', operator: 'and' } } }, '1 2 3'],
  ['multi_match, best field', { multi_match: { query: 'fox', fields: ['title', 'body'] } }, '1 2'],
  ['multi_match, a pattern', { multi_match: { query: 'fox', fields: ['*'] } }, '1 2'],
  [
    'multi_match, every word in one field',
    { multi_match: { query: 'brown lazy', fields: ['title', 'body'], operator: 'and' } },
    '',
  ],
  [
    'multi_match, every word in any field',
    { multi_match: { query: 'brown lazy', fields: ['title', 'body'], type: 'cross_fields', operator: 'and' } },
    '1',
  ],
  ['multi_match, phrase', { multi_match: { query: 'lazy dog', fields: ['title', 'body'], type: 'phrase' } }, '1'],
  [
    'multi_match, beginning',
    { multi_match: { query: 'lazy do', fields: ['title', 'body'], type: 'bool_prefix', operator: 'and' } },
    '1',
  ],
  ['term', { term: { tag: 'b' } }, '1 2'],
  ['term of a text matches a single word', { term: { title: 'fox' } }, '1'],
  ['term of a text does not match the whole text', { term: { title: 'Fuchs' } }, ''],
  ['term, normalised', { term: { 'title.raw': 'FUCHS' } }, '4'],
  ['term of a boolean', { term: { gone: true } }, '1'],
  ['term of a day', { term: { day: '2026-01-15' } }, '1'],
  ['term of a fraction in an integer field', { term: { price: 10.5 } }, ''],
  ['term, case-insensitive', { term: { tag: { value: 'B', case_insensitive: true } } }, '1 2'],
  ['terms', { terms: { tag: ['a', 'c', 'z'] } }, '1 3'],
  ['terms of another document', { terms: { tag: { index: 'test', id: '1', path: 'tag' } } }, '1 2'],
  ['range', { range: { price: { gt: 10, lte: 30 } } }, '2 3'],
  ['range of a fraction', { range: { rate: { gt: 1.5 } } }, '4'],
  ['range of days', { range: { day: { gte: '2026-01-15', lt: '2026-02-01' } } }, '1'],
  ['range of days by math', { range: { day: { gte: '2026-01-15||/M', lt: '2026-01-15||+1M/M' } } }, '1 3'],
  ['range of days in a custom format', { range: { day: { gte: '15/01/2026', format: 'dd/MM/yyyy' } } }, '1 2'],
  ['range of days with a time zone offset', { range: { day: { lt: '2026-01-01', time_zone: '-10:00' } } }, '3'],
  [
    'range of days in a named time zone',
    { range: { day: { gte: '2026-01-01', lt: '2026-01-02', time_zone: 'Asia/Ulaanbaatar' } } },
    '3',
  ],
  ['range of keywords', { range: { tag: { gte: 'b', lt: 'c' } } }, '1 2'],
  ['exists', { exists: { field: 'body' } }, '1 2'],
  ['exists, none in an empty list', { bool: { must_not: { exists: { field: 'tag' } } } }, '4'],
  ['ids', { ids: { values: ['3', 1] } }, '1 3'],
  ['prefix', { prefix: { title: 'pap' } }, '3'],
  ['wildcard', { wildcard: { tag: '?' } }, '1 2 3'],
  ['wildcard of words', { wildcard: { title: { value: 'F*x', case_insensitive: true } } }, '1'],
  ['regexp', { regexp: { title: 'f(o|uch)[sx]+' } }, '1 4'],
  ['fuzzy', { fuzzy: { title: { value: 'fix', fuzziness: 1 } } }, '1'],
  [
    'bool',
    {
      bool: {
        must: { match: { title: 'brown' } },
        must_not: { term: { tag: 'c' } },
        filter: { range: { price: { lt: 20 } } },
      },
    },
    '1',
  ],
  [
    'bool, two of three',
    {
      bool: {
        should: [{ term: { tag: 'a' } }, { term: { tag: 'b' } }, { term: { price: 20 } }],
        minimum_should_match: 2,
      },
    },
    '1 2',
  ],
  ['bool, empty', { bool: {} }, '1 2 3 4'],
  ['constant_score', { constant_score: { filter: { term: { tag: 'c' } } } }, '3'],
  ['dis_max', { dis_max: { queries: [{ term: { tag: 'a' } }, { term: { tag: 'c' } }] } }, '1 3'],
  [
    'boosting',
    { boosting: { positive: { match: { title: 'brown' } }, negative: { term: { tag: 'a' } }, negative_boost: 0.1 } },
    '1 2 3',
  ],
  [
    'function_score, min_score',
    { function_score: { query: { exists: { field: 'rate' } }, field_value_factor: { field: 'rate' }, min_score: 2 } },
    '4',
  ],
  [
    'nested, both in one object',
    {
      nested: {
        path: 'parts',
        query: { bool: { filter: [{ term: { 'parts.size': 'S' } }, { range: { 'parts.stock': { gt: 0 } } }] } },
      },
    },
    '2',
  ],
  [
    'nested in nested',
    {
      nested: {
        path: 'parts',
        query: { nested: { path: 'parts.inner', query: { term: { 'parts.inner.code': 'x' } } } },
      },
    },
    '1',
  ],
  ['nested, from the top', { nested: { path: 'parts.inner', query: { exists: { field: 'parts.inner.code' } } } }, '1'],
  ['nested, unmapped', { nested: { path: 'wheels', query: { match_all: {} }, ignore_unmapped: true } }, ''],
  ['nested fields are not those of the document', { term: { 'parts.size': 'S' } }, ''],
  ['geo_distance', { geo_distance: { distance: '5km', place: [106.9, 47.9] } }, '1'],
  ['geo_distance in miles', { geo_distance: { distance: 1, unit: 'mi', place: '49.63,100.15' } }, '2'],
  [
    'geo_bounding_box',
    { geo_bounding_box: { place: { top_left: { lat: 50, lon: 100 }, bottom_right: { lat: 49, lon: 101 } } } },
    '2',
  ],
  ['geo_shape around a point', { geo_shape: { area: { shape: { type: 'point', coordinates: [107, 48] } } } }, '1'],
  ['geo_shape within', { geo_shape: { area: { shape: square(99, 49, 101, 51), relation: 'within' } } }, '3'],
  ['geo_shape apart', { geo_shape: { area: { shape: square(99, 49, 101, 51), relation: 'disjoint' } } }, '1'],
  ['geo_shape of points', { geo_shape: { place: { shape: square(106, 47, 107, 48) } } }, '1'],
  [
    'more_like_this',
    { more_like_this: { fields: ['title'], like: { _id: '1' }, min_term_freq: 1, min_doc_freq: 2 } },
    '2 3',
  ],
  [
    'more_like_this, unlike',
    { more_like_this: { fields: ['title'], like: 'brown fox', unlike: 'brown', min_term_freq: 1, min_doc_freq: 1 } },
    '1',
  ],
  ['query_string', { query_string: { query: 'title:(quick AND fox) OR tag:c' } }, '1 3'],
  ['query_string, bounds and not', { query_string: { query: 'price:[5 TO 20] -fox', default_field: 'title' } }, '2 3'],
  ['simple_query_string', { simple_query_string: { query: '"quick brown" + -dogs', fields: ['title'] } }, '1'],
  ['simple_query_string, with a syntax error', { simple_query_string: { query: '(((fox', fields: ['title'] } }, '1'],
])('%s', async (_, query, expected) => expect(await found(query)).toBe(expected));
