import type { SearchAggregation, SearchBucket } from '@ortoo/contracts';
import { facetNames, type FacetName } from './listing-state.rules';

/** What a filter can be set to, and how many products that would show. */
export type FacetOption = readonly [code: string, count: number];

export interface Facets extends Record<FacetName, readonly FacetOption[]> {
  /** Lowest and highest price there is. */
  price: { low: number; high: number } | null;
}

type Aggregations = Record<string, SearchAggregation> | undefined;

const bucketsOf = (aggregation: SearchAggregation | undefined): SearchBucket[] => aggregation?.buckets ?? [];
const inner = (aggregation: SearchAggregation | undefined, name: string) =>
  aggregation?.[name] as SearchAggregation | undefined;

/** Every option of the whole list stays, so that one without a product can be seen to have none. */
const options = (aggregations: Aggregations, facet: FacetName): FacetOption[] => {
  const counts = new Map(
    bucketsOf(inner(aggregations?.[facet], 'values')).map(({ key, doc_count }) => [key, doc_count]),
  );
  return bucketsOf(aggregations?.[`${facet}_all`]).map(({ key }) => [String(key), counts.get(key) ?? 0]);
};

const prices = (aggregations: Aggregations): Facets['price'] => {
  const low = inner(aggregations?.['price'], 'low')?.value;
  const high = inner(aggregations?.['price'], 'high')?.value;
  return typeof low === 'number' && typeof high === 'number' ? { low, high } : null;
};

export const toFacets = (aggregations: Aggregations): Facets => ({
  ...(Object.fromEntries(facetNames.map(facet => [facet, options(aggregations, facet)])) as Record<
    FacetName,
    FacetOption[]
  >),
  price: prices(aggregations),
});
