export interface Target {
  id: number;
  slug: string;
  sku: string;
  /** A word of its name that occurs in no other name. */
  word: string;
}

/** Each is hidden for a different reason: a price of one, no price, no stock, a future date, no picture. */
export const hidden: Target[] = [
  { id: 69_010, slug: 'neg-tugrugiin-gutal', sku: '', word: 'төгрөгийн' },
  { id: 69_020, slug: 'unegui-gutal', sku: '', word: 'бэлэглэх' },
  { id: 69_030, slug: 'duussan-gutal', sku: '', word: 'дууссан' },
  { id: 69_040, slug: 'ireedui-gutal', sku: '', word: 'долоо' },
  { id: 69_050, slug: 'margaashiin-gutal', sku: '', word: 'маргааш' },
  { id: 69_060, slug: 'zuraggui-gutal', sku: '', word: 'зураггүй' },
  { id: 69_070, slug: 'duussan-kupon', sku: '', word: 'дууссан' },
];
/** Controls that must be found: otherwise an invalid query would pass for a hidden product. */
export const shown: Target[] = [
  { id: 50_010, slug: 'khangai-esgii-gutal-grey', sku: '', word: 'хангай' },
  { id: 50_061, slug: 'otgontenger-yavgan-gutal-green', sku: '', word: 'отгонтэнгэр' },
];

export const slugsOf = (targets: readonly Target[]): string[] => targets.map(({ slug }) => slug);
export const idsOf = (targets: readonly Target[]): string[] => targets.map(({ id }) => String(id));
const textOf = (targets: readonly Target[]): string => targets.map(({ word }) => word).join(' ');

/** Many hits for a few words. */
export const all = { size: 1_000, _source: ['slug'] };

/** Ways to query products: a name, and the body for given targets. */
export const questions: readonly [name: string, bodyFor: (targets: readonly Target[]) => object][] = [
  ['everything', () => ({ ...all, query: { match_all: {} } })],
  ['by slug', targets => ({ ...all, query: { terms: { slug: slugsOf(targets) } } })],
  ['by id', targets => ({ ...all, query: { ids: { values: idsOf(targets) } } })],
  ['by words', targets => ({ ...all, query: { multi_match: { query: textOf(targets), fields: ['name', '*.name'] } } })],
  ['by a word prefix', targets => ({ ...all, query: { match_bool_prefix: { name: targets[0]?.word ?? '' } } })],
  ['by a prefix', targets => ({ ...all, query: { prefix: { slug: targets[0]?.slug.slice(0, 6) } } })],
  ['by a wildcard', targets => ({ ...all, query: { wildcard: { slug: `*${targets[0]?.slug.slice(2)}` } } })],
  ['by a fuzzy query', targets => ({ ...all, query: { fuzzy: { slug: { value: `${targets[0]?.slug}x` } } } })],
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
    'by double negation',
    targets => ({
      ...all,
      query: { bool: { must_not: [{ bool: { must_not: [{ terms: { slug: slugsOf(targets) } }] } }] } },
    }),
  ],
  [
    'with a constant score',
    targets => ({ ...all, query: { constant_score: { filter: { terms: { slug: slugsOf(targets) } } } } }),
  ],
  ['by dis_max', targets => ({ ...all, query: { dis_max: { queries: [{ terms: { slug: slugsOf(targets) } }] } } })],
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
    'by boosting',
    targets => ({
      ...all,
      query: {
        boosting: { positive: { terms: { slug: slugsOf(targets) } }, negative: { match_all: {} }, negative_boost: 2 },
      },
    }),
  ],
  ['by a post filter', targets => ({ ...all, post_filter: { terms: { slug: slugsOf(targets) } } })],
  ['sorted to the front', () => ({ ...all, sort: [{ total_on_hand: 'asc' }, { selling_price: 'asc' }] })],
  [
    'by rescoring',
    targets => ({
      ...all,
      query: { match_all: {} },
      rescore: { window_size: 1_000, query: { rescore_query: { terms: { slug: slugsOf(targets) } } } },
    }),
  ],
  ['by collapsing', () => ({ ...all, collapse: { field: 'slug' } })],
  [
    'with other fields',
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
    'counted with a minimum of zero',
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
    'top hits over all',
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
    'top hits of a bucket',
    targets => ({
      size: 0,
      aggs: {
        some: {
          filters: { filters: { requested: { terms: { slug: slugsOf(targets) } } } },
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
            requested: {
              filter: { terms: { 'variants.sku': targets.map(({ sku }) => sku) } },
              aggs: { back: { reverse_nested: {}, aggs: { found: { terms: { field: 'slug', size: 1_000 } } } } },
            },
          },
        },
      },
    }),
  ],
  [
    'by completion',
    targets => ({
      size: 0,
      suggest: { found: { prefix: targets[0]?.word, completion: { field: 'suggest', size: 50 } } },
    }),
  ],
];
