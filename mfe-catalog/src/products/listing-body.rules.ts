import { limits, sortClause, type LocaleId, type SearchBody, type SearchQuery } from '@ortoo/contracts';
import { cardFields } from '../parts/card.rules';
import { insideTaxon, levelBelow } from '../parts/taxon-path.rules';
import { facetNames, ratings, type FacetName, type ListingState } from './listing-state.rules';
import { variantCounts, variantFilter } from './variant-filter.rules';

/** One page of a listing in the search service. */
export interface ListingRequest {
  state: ListingState;
  taxon: string | undefined;
  locale: LocaleId;
  page: number;
  size: number;
  /** Counts of the filters apply to the whole list and are requested once. */
  withFacets: boolean;
}

/** Size, colour and stock must match on one variant, hence they form one filter. */
type FilterName = 'category' | 'brand' | 'store' | 'variant' | 'price' | 'kind' | 'rating' | 'on_sale';
type Filters = Record<FilterName, SearchQuery[]>;

const fieldOf = (facet: FacetName, taxon: string | undefined): string | undefined =>
  ({
    category: levelBelow(taxon),
    brand: 'brand.code',
    store: 'store.code',
    size: 'sizes',
    colour: 'colours',
  })[facet];

const priceFilter = ({ priceMin, priceMax }: ListingState): SearchQuery[] =>
  priceMin === undefined && priceMax === undefined
    ? []
    : [
        {
          range: {
            selling_price: {
              ...(priceMin !== undefined && { gte: priceMin }),
              ...(priceMax !== undefined && { lte: priceMax }),
            },
          },
        },
      ];

/** A category may be chosen on any level, not only on the counted one. */
const categoryFilter = (categories: readonly string[]): SearchQuery[] =>
  categories.length === 0 ? [] : [{ bool: { should: categories.map(insideTaxon), minimum_should_match: 1 } }];

const codeFilter = (field: string, values: readonly string[]): SearchQuery[] =>
  values.length === 0 ? [] : [{ terms: { [field]: values } }];

const ratedFrom = (rating: number): SearchQuery => ({ range: { average_rating: { gte: rating } } });
const onSale: SearchQuery = { range: { sale_percent: { gt: 0 } } };

const filtersBy = (state: ListingState): Filters => ({
  category: categoryFilter(state.category),
  brand: codeFilter('brand.code', state.brand),
  store: codeFilter('store.code', state.store),
  kind: codeFilter('product_cat', state.kind ? [state.kind] : []),
  price: priceFilter(state),
  variant: variantFilter(state),
  rating: state.rating === undefined ? [] : [ratedFrom(state.rating)],
  on_sale: state.on_sale ? [onSale] : [],
});

const all = (filters: Filters): SearchQuery => ({
  bool: { filter: Object.values(filters).flat() },
});

const isEmpty = (filters: Filters): boolean => Object.values(filters).every(filter => filter.length === 0);

/** Size and colour form one filter, but each is counted under the other. */
const requestsOther = (facet: FacetName, { size, colour }: ListingState): boolean =>
  (facet === 'size' && colour.length > 0) || (facet === 'colour' && size.length > 0);

const valuesOf = (facet: FacetName, field: string, state: ListingState): SearchQuery =>
  facet === 'size' || facet === 'colour'
    ? variantCounts(facet, state, limits.termsAggregation)
    : { values: { terms: { field, size: limits.termsAggregation } } };

const facetAggregations = (state: ListingState, taxon: string | undefined, filters: Filters) => {
  const aggregations: Record<string, SearchQuery> = {};
  for (const facet of facetNames) {
    const field = fieldOf(facet, taxon);
    if (!field) continue;
    const own = facet === 'size' || facet === 'colour' ? 'variant' : facet;
    const others = { ...filters, [own]: [] };
    // The whole set includes options without a product. When nothing else is chosen it also has the counts; otherwise
    // each option's count shows the result of adding it: hence without its own filter.
    aggregations[`${facet}_all`] = { terms: { field, size: limits.termsAggregation } };
    const alone = isEmpty(others) && !requestsOther(facet, state);
    if (!alone) aggregations[facet] = { filter: all(others), aggs: valuesOf(facet, field, state) };
  }
  const bounds = { low: { min: { field: 'selling_price' } }, high: { max: { field: 'selling_price' } } };
  const from = Object.fromEntries(ratings.map(rating => [String(rating), ratedFrom(rating)]));
  return {
    ...aggregations,
    price: { filter: all({ ...filters, price: [] }), aggs: bounds },
    rating: { filter: all({ ...filters, rating: [] }), aggs: { from: { filters: { filters: from } } } },
    on_sale: { filter: all({ ...filters, on_sale: [onSale] }) },
    in_stock: { filter: all({ ...filters, variant: variantFilter({ ...state, in_stock: true }) }) },
  };
};

const order = ({ sort, q }: ListingState, locale: LocaleId): SearchBody['sort'] =>
  sort === undefined && q ? ['_score', { id: 'asc' }] : sortClause(sort ?? 'date_desc', locale);

/** `text` is the query of the search text. */
export const listingBody = (
  request: ListingRequest,
  text?: SearchQuery,
  suggest?: SearchBody['suggest'],
): SearchBody => {
  const { state, taxon, locale, page, size, withFacets } = request;
  const filters = filtersBy(state);
  return {
    query: { bool: { must: text ? [text] : [], filter: taxon === undefined ? [] : [insideTaxon(taxon)] } },
    post_filter: all(filters),
    ...(withFacets && { aggs: facetAggregations(state, taxon, filters) }),
    ...(suggest && { suggest }),
    sort: order(state, locale) ?? [],
    from: (page - 1) * size,
    size,
    _source: cardFields(locale),
  };
};
