import { sortClause, textQuery } from '@ortoo/contracts';
import type { Json } from '../engine/json';

/** An action of a shopper, varied by the index of the shopper. */
export interface Scenario {
  name: string;
  /** Upper limit of the 95th percentile in milliseconds, at 100 000 products. */
  goal: number;
  body: (nth: number) => Json;
}

const terms = (field: string, size = 20): Json => ({ terms: { field, size } });

/** The facets of a listing. */
const facets: Json = {
  taxons: terms('l1', 200),
  brands: terms('brand.code'),
  stores: terms('store.code'),
  sizes: terms('sizes'),
  colours: terms('colours'),
  badges: terms('badges'),
  prices: {
    range: {
      field: 'selling_price',
      ranges: [{ to: 50_000 }, { from: 50_000, to: 100_000 }, { from: 100_000, to: 500_000 }, { from: 500_000 }],
    },
  },
};

export const texts = [
  'эсгий гутал',
  'ноолууран ороолт',
  'felt boots',
  'esgii gutal',
  'хүүхдийн цамц',
  'торгон дээл',
  'аяллын цүнх',
  'leather bag',
];
export const beginnings = ['эс', 'гут', 'ноол', 'ду', 'хүү', 'fel', 'le', 'цам', 'мө', 'ал'];

/** The fields of a card, for listings. */
const _source = [
  'id',
  'slug',
  'name',
  'image',
  'price',
  'selling_price',
  'sale_percent',
  'average_rating',
  'total_reviews',
  'badges',
  'vid',
  'brand.name',
  'store.name',
];

const pick = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T;

export const scenarios: readonly Scenario[] = [
  {
    name: 'everything visible, 7 facets',
    goal: 40,
    body: nth => ({
      size: 40,
      sort: sortClause(pick(['date_desc', 'price_asc', 'sale_desc'] as const, nth), 'mn'),
      aggs: facets,
      _source,
    }),
  },
  {
    name: 'category + price, 7 facets',
    goal: 10,
    body: nth => ({
      query: {
        bool: {
          filter: [
            { term: { l1: `goods/g${nth % 8}` } },
            { range: { selling_price: { gte: 20_000 + nth * 1_000, lte: 300_000 + nth * 1_000 } } },
          ],
        },
      },
      size: 40,
      sort: sortClause('price_asc', 'mn'),
      aggs: facets,
      _source,
    }),
  },
  {
    name: 'text, 7 facets',
    goal: 5,
    body: nth => ({ query: textQuery(pick(texts, nth)), size: 40, aggs: facets, _source }),
  },
  {
    name: 'suggest 50',
    goal: 5,
    body: nth => ({
      size: 0,
      query: { match_none: {} },
      suggest: {
        names: {
          prefix: pick(beginnings, nth),
          completion: { field: 'suggest', size: 50, skip_duplicates: true, _source: ['id', 'name', 'slug'] },
        },
      },
    }),
  },
];
