import { type FacetName, facetNames, type Facets, type SearchAggregation, type SearchBucket } from '@ortoo/contracts';

type Aggregations = Record<string, SearchAggregation> | undefined;

const bucketsOf = (aggregation: SearchAggregation | undefined) => aggregation?.buckets ?? [];
const inner = (aggregation: SearchAggregation | undefined, ...names: string[]) =>
  names.reduce<SearchAggregation | undefined>((at, name) => at?.[name] as SearchAggregation | undefined, aggregation);

/** For variants it counts their products. */
const countOf = (bucket: SearchBucket): number =>
  (bucket as SearchBucket & { products?: { doc_count: number } }).products?.doc_count ?? bucket.doc_count;

/** Includes all options of the whole list, so that those without a product are visible. */
const options = (aggregations: Aggregations, facet: FacetName): Facets[FacetName] => {
  const all = bucketsOf(aggregations?.[`${facet}_all`]);
  const own = aggregations?.[facet];
  if (!own) return all.map(({ key, doc_count }) => [String(key), doc_count]);
  const buckets = bucketsOf(inner(own, 'values') ?? inner(own, 'variants', 'chosen', 'values'));
  const counts = new Map(buckets.map(bucket => [bucket.key, countOf(bucket)]));
  return all.map(({ key }) => [String(key), counts.get(key) ?? 0]);
};

const prices = (aggregations: Aggregations): Facets['price'] => {
  const low = inner(aggregations?.['price'], 'low')?.value;
  const high = inner(aggregations?.['price'], 'high')?.value;
  return typeof low === 'number' && typeof high === 'number' ? { low, high } : null;
};

const ratingCounts = (aggregations: Aggregations): Facets['rating'] => {
  const named = (inner(aggregations?.['rating'], 'from')?.buckets ?? {}) as unknown as Record<string, SearchBucket>;
  return Object.fromEntries(Object.entries(named).map(([from, bucket]) => [from, bucket.doc_count]));
};

export const toFacets = (aggregations: Aggregations): Facets => ({
  ...(Object.fromEntries(facetNames.map(facet => [facet, options(aggregations, facet)])) as Pick<Facets, FacetName>),
  price: prices(aggregations),
  rating: ratingCounts(aggregations),
  in_stock: aggregations?.['in_stock']?.doc_count ?? 0,
  on_sale: aggregations?.['on_sale']?.doc_count ?? 0,
});
