import type { Locale } from '@ortoo/i18n/locales';
import type { ProductSort } from './products/products.schema';
import type { SearchDocument } from './search.schema';

/** Prefix of the search service. */
export const searchPrefix = '/search';

/** Paths relative to `searchPrefix`. The typed ones respond in the older shape: a number as total. */
export const searchPaths = {
  products: '/shop/product/_search',
  product: (id: number) => `/shop/product/${id}`,
  all: '/shop/_search',
  many: '/_msearch',
} as const;

/** A clause of the query language, as `{ term: { l0: 'goods' } }`. */
export type SearchQuery = Record<string, unknown>;

export interface SearchBody {
  query?: SearchQuery;
  post_filter?: SearchQuery;
  aggs?: Record<string, SearchQuery>;
  sort?: readonly (string | Record<string, unknown>)[];
  from?: number;
  size?: number;
  suggest?: Record<string, SearchQuery>;
  _source?: boolean | readonly string[];
}

export interface SearchBucket {
  key: string | number;
  doc_count: number;
  from?: number;
  to?: number;
}

/** Result of one aggregation; its fields depend on the kind. */
export interface SearchAggregation {
  buckets?: SearchBucket[];
  value?: number | null;
  doc_count?: number;
  [name: string]: unknown;
}

/** Alternatives for each word of a text, the likeliest first. */
export interface SearchSuggestion {
  text: string;
  /** Offset of the word in the text. */
  offset: number;
  length: number;
  options: { text: string; score: number }[];
}

export interface SearchHit<Source = SearchDocument> {
  _index: string;
  _type?: string;
  _id: string;
  _score: number | null;
  _source?: Source;
  sort?: (string | number | null)[];
}

export interface SearchResponse<Source = SearchDocument, Total = number> {
  took: number;
  timed_out: boolean;
  hits: { total: Total; max_score: number | null; hits: SearchHit<Source>[] };
  aggregations?: Record<string, SearchAggregation>;
  suggest?: Record<string, SearchSuggestion[]>;
}

/** The `sort` of a search body; every sort order ends with the id, so that pages never overlap. */
export function sortClause(sort: Exclude<ProductSort, 'random'>, locale: Locale): Record<string, 'asc' | 'desc'>[] {
  const fields = { date: 'available_on', price: 'selling_price', sale: 'sale_percent', name: `name_key.${locale}` };
  const [field, order] = sort.split('_') as [keyof typeof fields, 'asc' | 'desc'];
  return [{ [fields[field]]: order }, { id: 'asc' }];
}

/** Shuffles the result of a query, identically for the same seed. */
export const shuffled = (query: SearchQuery, seed: number): SearchQuery => ({
  function_score: { query, random_score: { seed, field: 'id' }, boost_mode: 'replace' },
});
