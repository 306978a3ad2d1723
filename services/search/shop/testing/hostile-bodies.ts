import type { Json } from '../../engine/json';

type Random = () => number;

const textFields = ['name', 'names', 'description', 'taxons', 'also', 'vocabulary', 'store.name', 'brand.name'];
const wordFields = ['sku', 'slug', 'l0', 'l1', 'l2', 'l3', 'l4', 'product_cat', 'sizes', 'colours', 'image'];
const wordFieldsOfObjects = ['store.code', 'brand.code', 'name_key.mn', 'name_key.en', '_id'];
const numberFields = [
  'id',
  'price',
  'selling_price',
  'sale_percent',
  'total_on_hand',
  'badges',
  'average_rating',
  'vid',
];
const dateFields = ['created_at', 'available_on'];
const nestedFields = ['variants.stock', 'variants.price', 'variants.sku', 'variants.id'];
const everyField = [
  ...textFields,
  ...wordFields,
  ...wordFieldsOfObjects,
  ...numberFields,
  ...dateFields,
  ...nestedFields,
];
const commonWords =
  'эсгий гутал арьсан ноолууран торгон дээл хийсэн гараар дулаан өвлийн монголд felt boots leather made by hand warm and light in of the а г х т b s'.split(
    ' ',
  );

export interface HostileShape {
  name: string;
  /** A body of the given size. */
  make: (size: number) => Json;
  /** The maximum size that fits into a request of a page. */
  max: number;
}

/** Expensive bodies of known words: deep, wide, long, or with very many ways to match. */
export function hostileShapes(random: Random): readonly HostileShape[] {
  const below = (limit: number): number => Math.floor(random() * limit);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const times = <T>(size: number, make: (at: number) => T): T[] =>
    Array.from({ length: Math.max(1, size) }, (_, at) => make(at));
  const letters = (length: number): string => times(length, () => one([...'абгдеийлмнорстухэabegnost'])).join('');
  const word = (): string => (random() < 0.6 ? one(commonWords) : letters(2 + below(9)));
  const text = (size: number): string => times(size, word).join(' ');
  const should = (clauses: Json[]): Json => ({ bool: { [one(['should', 'filter', 'must', 'must_not'])]: clauses } });
  const leaf = (at: number): Json =>
    one<() => Json>([
      () => ({ match: { [one(textFields)]: word() } }),
      () => ({ range: { [one(numberFields)]: { gte: at * 7, lte: at * 7 + 500 } } }),
      () => ({ term: { [one(wordFields)]: word() } }),
      () => ({ prefix: { [one([...wordFields, ...textFields])]: letters(1) } }),
      () => ({ exists: { field: one(everyField) } }),
    ])();
  const tree = (size: number, depth: number): Json =>
    depth <= 0 || size <= 1
      ? leaf(size)
      : one<() => Json>([
          () => should(times(Math.min(size, 8), () => tree(size / 8, depth - 1))),
          () => ({ dis_max: { queries: times(Math.min(size, 6), () => tree(size / 6, depth - 1)), tie_breaker: 0.3 } }),
          () => ({ constant_score: { filter: tree(size - 1, depth - 1) } }),
          () => ({
            boosting: { positive: tree(size / 2, depth - 1), negative: tree(size / 2, depth - 1), negative_boost: 0.5 },
          }),
          () => ({
            function_score: {
              query: tree(size - 1, depth - 1),
              functions: times(Math.min(size, 20), () => ({ filter: leaf(1), weight: 2 })),
            },
          }),
        ])();
  const buckets = (size: number, depth: number): Json => {
    const kind = one<() => Json>([
      () => ({ terms: { field: one([...wordFields, ...numberFields]), size: Math.min(1_000, size * 3) } }),
      () => ({ terms: { field: one(wordFields), size: Math.min(1_000, size), order: { m: 'desc' } } }),
      () => ({ histogram: { field: one(numberFields), interval: one([1, 10, 1_000, 100_000]) } }),
      () => ({ date_histogram: { field: one(dateFields), calendar_interval: one(['day', 'month', 'minute']) } }),
      () => ({ range: { field: one(numberFields), ranges: times(Math.min(size, 500), at => ({ from: at * 100 })) } }),
      () => ({ filters: { filters: times(Math.min(size, 100), at => leaf(at)) } }),
      () => ({ nested: { path: 'variants' } }),
    ])();
    const inner = depth > 0 ? { i: buckets(size, depth - 1) } : { h: { top_hits: { size: Math.min(100, size) } } };
    return {
      ...kind,
      aggs: { m: { [one(['avg', 'max', 'stats', 'cardinality'])]: { field: one(numberFields) } }, ...inner },
    };
  };
  const polygon = (size: number): number[][] => {
    const corners = times(size + 3, at => [
      105 + 5 * Math.cos((at * 6.28) / (size + 3)),
      47 + 3 * Math.sin((at * 6.28) / (size + 3)),
    ]);
    return [...corners, corners[0] as number[]];
  };

  return [
    {
      name: 'a phrase with slop',
      max: 8_000,
      make: size => ({
        query: { match_phrase: { [one(textFields.slice(0, 3))]: { query: text(size), slop: one([0, 3, 100_000]) } } },
      }),
    },
    {
      name: 'a phrase of one word',
      max: 8_000,
      make: size => ({
        query: {
          match_phrase: {
            [one(textFields.slice(0, 3))]: {
              query: times(size, () => one(['а', 'and', 'дулаан'])).join(' '),
              slop: 100_000,
            },
          },
        },
      }),
    },
    {
      name: 'a phrase that goes on',
      max: 8_000,
      make: size => ({
        query: {
          match_phrase_prefix: { name: { query: `${text(size)} г`, slop: 50, max_expansions: one([50, 100_000]) } },
        },
      }),
    },
    {
      name: 'words',
      max: 8_000,
      make: size => ({
        query: {
          match: { [one(textFields)]: { query: text(size), minimum_should_match: one(['1', '50%', '3<90%']) } },
        },
      }),
    },
    {
      name: 'fuzzy words',
      max: 5_000,
      make: size => ({
        query: {
          match: {
            [one(textFields)]: { query: text(size), fuzziness: one(['AUTO', 2, 1]), max_expansions: one([50, 10_000]) },
          },
        },
      }),
    },
    {
      name: 'a fuzzy word of many letters',
      max: 60_000,
      make: size => ({ query: { fuzzy: { [one(textFields)]: { value: letters(size), fuzziness: 2 } } } }),
    },
    {
      name: 'fuzzy clauses',
      max: 1_000,
      make: size => ({
        query: should(
          times(size, () => ({
            fuzzy: {
              [one([...textFields, ...wordFields])]: { value: letters(7), fuzziness: 2, max_expansions: 10_000 },
            },
          })),
        ),
      }),
    },
    {
      name: 'ranges',
      max: 1_500,
      make: size => ({
        query: should(
          times(size, at => ({
            range: { [one([...numberFields, ...dateFields, ...wordFields])]: { gte: String(1_000 + at), lte: '2999' } },
          })),
        ),
      }),
    },
    {
      name: 'ranges of nested objects',
      max: 800,
      make: size => ({
        query: should(
          times(size, at => ({ nested: { path: 'variants', query: { range: { 'variants.stock': { gte: at } } } } })),
        ),
      }),
    },
    {
      name: 'words across fields',
      max: 6_000,
      make: size => ({
        query: {
          multi_match: {
            query: text(size),
            type: 'cross_fields',
            fields: one([['*'], textFields, ['name', 'names']]),
            tie_breaker: one([0, 0.3]),
            operator: one(['or', 'and']),
          },
        },
      }),
    },
    {
      name: 'words in many fields',
      max: 6_000,
      make: size => ({
        query: {
          multi_match: {
            query: text(size),
            type: one(['best_fields', 'most_fields', 'bool_prefix', 'phrase', 'phrase_prefix']),
            fields: one([['*'], textFields, times(50, () => 'name')]),
          },
        },
      }),
    },
    {
      name: 'expressions',
      max: 1_500,
      make: size => ({
        query: should(
          times(size, () => ({
            regexp: {
              [one([...wordFields, ...textFields, 'name_key.mn'])]: one([
                '.*a.*b.*',
                '[а-я]*т',
                `.*${letters(2)}.*`,
                '(.|..|...)*x',
                '[^a]*[^b]*[^c]*',
              ]),
            },
          })),
        ),
      }),
    },
    {
      name: 'an expression of many states',
      max: 900,
      make: size => ({
        query: {
          regexp: {
            [one(['slug', 'name', 'name_key.mn', 'description'])]: one([
              `(.?){${Math.min(size, 900)}}`,
              `(a|b|${letters(3)}|.*)*${'.?'.repeat(size / 3)}`,
              `(.*a){${Math.min(50, size)}}`,
              `.{0,${size}}x`,
            ]),
          },
        },
      }),
    },
    {
      name: 'wildcards',
      max: 1_500,
      make: size => ({
        query: should(
          times(size, () => ({
            wildcard: {
              [one([...wordFields, ...textFields])]: {
                value: one(['*a*b*', `*${letters(1)}?${letters(1)}*`, '?*?*?*']),
                case_insensitive: random() < 0.5,
              },
            },
          })),
        ),
      }),
    },
    {
      name: 'a long wildcard',
      max: 900,
      make: size => ({ query: { wildcard: { slug: '*a?'.repeat(size / 3 + 1) } } }),
    },
    {
      name: 'beginnings',
      max: 1_500,
      make: size => ({
        query: should(times(size, () => ({ prefix: { [one([...wordFields, ...textFields])]: letters(1) } }))),
      }),
    },
    {
      name: 'terms',
      max: 1_000,
      make: size => ({
        query: should(
          times(20, () => ({
            terms: {
              [one(everyField.filter(field => !dateFields.includes(field)))]: times(size, at => String(100_000 + at)),
            },
          })),
        ),
      }),
    },
    {
      name: 'days',
      max: 1_000,
      make: size => ({
        query: should(
          times(5, () => ({
            terms: { available_on: times(size, at => `20${10 + (at % 30)}-0${1 + (at % 9)}-1${at % 10}`) },
          })),
        ),
      }),
    },
    {
      name: 'likeness to texts',
      max: 6_000,
      make: size => ({
        query: {
          more_like_this: {
            fields: one([textFields, ['name'], ['*']]),
            like: one([text(size), times(size / 10, () => text(10))]),
            min_term_freq: 1,
            min_doc_freq: 1,
            max_query_terms: one([25, 100_000]),
          },
        },
      }),
    },
    {
      name: 'likeness to documents',
      max: 2_000,
      make: size => ({
        query: {
          more_like_this: {
            fields: one([textFields, wordFields]),
            like: times(size, () => ({ _id: String(100_000 + below(80_000)) })),
            min_term_freq: 1,
            min_doc_freq: 1,
            max_query_terms: 1_000,
          },
        },
      }),
    },
    { name: 'a tree of clauses', max: 1_000, make: size => ({ query: tree(size, 8) }) },
    {
      name: 'clauses with names',
      max: 1_000,
      make: size => ({
        size: 1_000,
        query: { bool: { should: times(size, at => ({ match: { name: { query: word(), _name: `n${at}` } } })) } },
      }),
    },
    {
      name: 'functions',
      max: 1_000,
      make: size => ({
        query: {
          function_score: {
            query: { match_all: {} },
            functions: times(size, () =>
              one<() => Json>([
                () => ({ random_score: { seed: below(99) } }),
                () => ({ field_value_factor: { field: 'price', missing: 1 } }),
                () => ({ filter: leaf(3), weight: 3 }),
              ])(),
            ),
            score_mode: 'sum',
          },
        },
      }),
    },
    {
      name: 'distances',
      max: 800,
      make: size => ({
        query: should(
          times(size, () => ({ geo_distance: { area: [106, 47], distance: '100km', ignore_unmapped: true } })),
        ),
      }),
    },
    {
      name: 'a line of words',
      max: 6_000,
      make: size => ({
        query: {
          [one(['query_string', 'simple_query_string'])]: {
            query: text(size),
            fields: one([['*'], textFields, ['name']]),
          },
        },
      }),
    },
    {
      name: 'a line of signs',
      max: 6_000,
      make: size => ({
        query: {
          [one(['query_string', 'simple_query_string'])]: {
            query: times(size, () =>
              one([
                '(a',
                ')',
                '"a b"~9',
                '*a*',
                '/.*b/',
                'a~',
                '[a TO z]',
                'x:(',
                ' | ',
                ' + ',
                '   ',
                '-b',
                'AND',
                '\\\\',
              ]),
            ).join(one([' ', ''])),
          },
        },
      }),
    },
    {
      name: 'spaces',
      max: 60_000,
      make: size => ({ query: { simple_query_string: { query: `a${' '.repeat(size)}b${'\t|'.repeat(size / 4)}` } } }),
    },
    { name: 'buckets in buckets', max: 1_000, make: size => ({ size: 0, aggs: { b: buckets(size, below(4)) } }) },
    {
      name: 'many buckets',
      max: 40,
      make: size => ({
        size: 0,
        aggs: Object.fromEntries(times(Math.min(size, 40), at => [`a${at}`, buckets(1_000, 0)])),
      }),
    },
    {
      name: 'hits of buckets',
      max: 1_000,
      make: size => ({
        size: 0,
        aggs: {
          b: {
            terms: { field: one(wordFields), size },
            aggs: {
              h: {
                top_hits: {
                  size: 100,
                  sort: [{ [one(['_id', 'price', 'name_key.mn'])]: 'desc' }],
                  highlight: { fields: { '*': {} } },
                },
              },
            },
          },
        },
      }),
    },
    {
      name: 'marked words',
      max: 3_000,
      make: size => ({
        size: 1_000,
        query: { match: { name: { query: text(size), fuzziness: one([undefined, 'AUTO']) } } },
        highlight: {
          require_field_match: false,
          fields: Object.fromEntries([...textFields, '*'].map(field => [field, { number_of_fragments: 0 }])),
        },
      }),
    },
    {
      name: 'fields marked often',
      max: 1_500,
      make: size => ({
        size: 1_000,
        query: { match_all: {} },
        highlight: {
          fields: times(size, () => ({
            [one(['*', 'name', 'na*'])]: { highlight_query: { match: { name: text(20) } } },
          })),
        },
      }),
    },
    {
      name: 'orders',
      max: 20,
      make: size => ({
        size: 1_000,
        sort: times(Math.min(size, 20), () => ({
          [one([...everyField.filter(field => !textFields.includes(field))])]: {
            order: one(['asc', 'desc']),
            mode: one(['min', 'max']),
          },
        })),
      }),
    },
    { name: 'deep pages', max: 9_000, make: size => ({ from: size, size: 1_000, sort: ['_id'], query: leaf(1) }) },
    {
      name: 'the first of each',
      max: 1_000,
      make: size => ({ size, collapse: { field: one(['sku', 'id', 'l1']) }, sort: [{ price: 'asc' }] }),
    },
    {
      name: 'scores again',
      max: 500,
      make: size => ({
        query: { match: { name: 'гутал' } },
        rescore: times(size, () => ({ window_size: 10_000, query: { rescore_query: leaf(1) } })),
      }),
    },
    {
      name: 'corrections',
      max: 5_000,
      make: size => ({
        suggest: {
          text: text(size),
          s: {
            term: {
              field: one(textFields),
              suggest_mode: 'always',
              prefix_length: 0,
              string_distance: one(['ngram', 'internal', 'jaro_winkler']),
              size: 100_000,
              accuracy: 0.01,
            },
          },
        },
      }),
    },
    {
      name: 'phrases corrected',
      max: 3_000,
      make: size => ({
        suggest: {
          text: text(size),
          s: {
            phrase: {
              field: 'name',
              max_errors: size,
              size: 100,
              confidence: 0,
              direct_generator: times(Math.min(20, size), () => ({
                field: 'name',
                suggest_mode: 'always',
                size: 10_000,
                prefix_length: 0,
                min_word_length: 1,
              })),
            },
          },
        },
      }),
    },
    {
      name: 'completions',
      max: 500,
      make: size => ({
        suggest: Object.fromEntries(
          times(size, at => [
            `s${at}`,
            {
              prefix: letters(1 + below(3)),
              completion: {
                field: 'suggest',
                size: 1_000,
                skip_duplicates: random() < 0.5,
                ...(random() < 0.5 && { fuzzy: { fuzziness: 2, prefix_length: 0, min_length: 1 } }),
              },
            },
          ]),
        ),
      }),
    },
    {
      name: 'patterns of the source',
      max: 1_000,
      make: size => ({
        size: 1_000,
        _source: times(size, () => one(['*.*.*.*', '*a*e*i*o*u*z', 't*.n*', '**.**.**.x'])),
      }),
    },
    {
      name: 'fields shown',
      max: 1_500,
      make: size => ({
        size: 1_000,
        fields: times(size, () => one(['*', 'n*', 'variants.*'])),
        docvalue_fields: times(size / 2, () => '*'),
      }),
    },
    {
      name: 'formats of dates',
      max: 800,
      make: size => ({
        query: should(
          times(size / 20, () => ({
            range: { created_at: { gte: '1'.repeat(60), format: 'Md'.repeat(size / 4 + 1) } },
          })),
        ),
      }),
    },
    {
      name: 'an area of many corners',
      max: 1_500,
      make: size => ({
        query: {
          geo_shape: {
            area: {
              shape: { type: 'polygon', coordinates: [polygon(size)] },
              relation: one(['intersects', 'within', 'contains', 'disjoint']),
            },
          },
        },
      }),
    },
    {
      name: 'areas',
      max: 300,
      make: size => ({
        query: should(
          times(size, () => ({ geo_shape: { area: { shape: { type: 'polygon', coordinates: [polygon(5)] } } } })),
        ),
      }),
    },
  ];
}

/** One of the shapes with a random size, as often small as large. */
export function hostileBodies(random: Random): () => { name: string; body: Json } {
  const shapes = hostileShapes(random);
  return () => {
    const { name, make, max } = shapes[Math.floor(random() * shapes.length)] as HostileShape;
    return { name, body: make(Math.max(1, Math.floor(max ** random()))) };
  };
}
