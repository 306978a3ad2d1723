import {
  type FacetName,
  facetNames,
  limits,
  sortClause,
  type ListingQuery,
  type ProductKind,
  type SearchBody,
  type SearchQuery,
} from '@ortoo/contracts';
import type { Locale } from '@ortoo/i18n';
import { insideTaxon, levelBelow } from './taxon-filter.rules';
import { variantCounts, variantFilter } from './variant-filter.rules';

/** Minimum average ratings that are counted. */
const ratings = [4, 3, 2];

/** Fields of the facets that are a code of the product. */
const codeFields = {
  brand: 'brand.code',
  store: 'store.code',
} as const satisfies Record<Exclude<FacetName, 'category' | 'size' | 'colour'>, string>;
type CodeFacet = keyof typeof codeFields;
const codeFacets = Object.keys(codeFields) as CodeFacet[];

/** Size, colour and stock must match on one variant, hence they form one filter. */
type FilterName = CodeFacet | 'category' | 'variant' | 'price' | 'kind' | 'rating' | 'on_sale';
type Filters = Record<FilterName, SearchQuery[]>;

const fieldOf = (facet: FacetName, taxon: string | undefined): string | undefined =>
  ({
    ...codeFields,
    category: levelBelow(taxon),
    size: 'sizes',
    colour: 'colours',
  })[facet];

const priceFilter = ({ price_min: gte, price_max: lte }: ListingQuery): SearchQuery[] =>
  gte === undefined && lte === undefined
    ? []
    : [{ range: { selling_price: { ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) } } }];

/** A category may be chosen on any level, not only on the counted one. */
const categoryFilter = (categories: readonly string[]): SearchQuery[] =>
  categories.length === 0 ? [] : [{ bool: { should: categories.map(insideTaxon), minimum_should_match: 1 } }];

const codeFilter = (field: string, values: readonly string[]): SearchQuery[] =>
  values.length === 0 ? [] : [{ terms: { [field]: values } }];

const ratedFrom = (rating: number): SearchQuery => ({ range: { average_rating: { gte: rating } } });
const onSale: SearchQuery = { range: { sale_percent: { gt: 0 } } };

const filtersBy = (query: ListingQuery): Filters => ({
  ...(Object.fromEntries(codeFacets.map(facet => [facet, codeFilter(codeFields[facet], query[facet])])) as Pick<
    Filters,
    CodeFacet
  >),
  category: categoryFilter(query.category),
  kind: codeFilter('product_cat', query.kind ? [query.kind] : []),
  price: priceFilter(query),
  variant: variantFilter(query),
  rating: query.rating === undefined ? [] : [ratedFrom(query.rating)],
  on_sale: query.on_sale ? [onSale] : [],
});

const all = (filters: Filters): SearchQuery => ({
  bool: { filter: Object.values(filters).flat() },
});

const isEmpty = (filters: Filters): boolean => Object.values(filters).every(filter => filter.length === 0);

/** Whether a value of any filter is chosen. */
export const hasFilters = (query: ListingQuery): boolean => !isEmpty(filtersBy(query));

/** Size and colour form one filter, but each is counted under the other. */
const requestsOther = (facet: FacetName, { size, colour }: ListingQuery): boolean =>
  (facet === 'size' && colour.length > 0) || (facet === 'colour' && size.length > 0);

const valuesOf = (facet: FacetName, field: string, query: ListingQuery): SearchQuery =>
  facet === 'size' || facet === 'colour'
    ? variantCounts(facet, query, limits.termsAggregation)
    : { values: { terms: { field, size: limits.termsAggregation } } };

const facetAggregations = (query: ListingQuery, filters: Filters) => {
  const aggregations: Record<string, SearchQuery> = {};
  for (const facet of facetNames) {
    const field = fieldOf(facet, query.taxon);
    if (!field) continue;
    const own = facet === 'size' || facet === 'colour' ? 'variant' : facet;
    const others = { ...filters, [own]: [] };
    // The whole set includes options without a product. When nothing else is chosen it also has the counts; otherwise
    // each option's count shows the result of adding it: hence without its own filter.
    aggregations[`${facet}_all`] = { terms: { field, size: limits.termsAggregation } };
    const alone = isEmpty(others) && !requestsOther(facet, query);
    if (!alone) aggregations[facet] = { filter: all(others), aggs: valuesOf(facet, field, query) };
  }
  const bounds = { low: { min: { field: 'selling_price' } }, high: { max: { field: 'selling_price' } } };
  const from = Object.fromEntries(ratings.map(rating => [String(rating), ratedFrom(rating)]));
  return {
    ...aggregations,
    price: { filter: all({ ...filters, price: [] }), aggs: bounds },
    rating: { filter: all({ ...filters, rating: [] }), aggs: { from: { filters: { filters: from } } } },
    on_sale: { filter: all({ ...filters, on_sale: [onSale] }) },
    in_stock: { filter: all({ ...filters, variant: variantFilter({ ...query, in_stock: true }) }) },
  };
};

const order = ({ sort, q }: ListingQuery, locale: Locale): SearchBody['sort'] =>
  sort === undefined && q ? ['_score', { id: 'asc' }] : sortClause(sort ?? 'date_desc', locale);

/** A list of a site: `kinds` are those that it sells, all when absent. */
export type SiteListing = ListingQuery & { kinds?: readonly ProductKind[] | undefined };

const within = ({ taxon, badge, ids, kinds }: SiteListing): SearchQuery[] => [
  ...(taxon === undefined ? [] : [insideTaxon(taxon)]),
  ...(badge === undefined ? [] : [{ terms: { badges: [badge] } }]),
  ...(ids === undefined ? [] : [{ terms: { id: ids } }]),
  ...(kinds === undefined ? [] : [soldAt(kinds)]),
];

/** Products of the kinds that a site sells. */
export const soldAt = (kinds: readonly ProductKind[]): SearchQuery => ({ terms: { product_cat: [...kinds] } });

/** The search of a list; `text` is the query of its search text. */
export const listingBody = (
  query: SiteListing,
  locale: Locale,
  text?: SearchQuery,
  suggest?: SearchBody['suggest'],
): SearchBody => {
  const { page, per_page: size, facets } = query;
  const filters = filtersBy(query);
  const must = text ? [text] : [];
  return {
    // Filters apply after the query only where each option is counted without its own filter.
    ...(facets
      ? {
          query: { bool: { must, filter: within(query) } },
          post_filter: all(filters),
          aggs: facetAggregations(query, filters),
        }
      : { query: { bool: { must, filter: [...within(query), ...Object.values(filters).flat()] } } }),
    ...(suggest && { suggest }),
    sort: order(query, locale) ?? [],
    from: (page - 1) * size,
    size,
  };
};
