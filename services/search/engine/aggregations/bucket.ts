import type { Json } from '../json';
import { SearchError } from '../search-error';
import { countIn, type Inner, type Part } from './types';

export const bucketsMax = 10_000;

/** Rejects an answer with too many buckets. */
export function countBuckets(count: number): void {
  if (count > bucketsMax)
    throw new SearchError(
      400,
      'too_many_buckets_exception',
      `Trying to create too many buckets. Must be less than or equal to: [${bucketsMax}] but was [${count}]. This limit can be set by changing the [search.max_buckets] cluster level setting.`,
      'query',
    );
}

/** A bucket with its inner aggregations. */
export function bucketOf(
  head: Json,
  count: number | undefined,
  parts: readonly Part[],
  inner: Inner,
  _name: string,
): Json {
  for (const { scope } of parts) scope.check();
  const answers = [...inner.values()].map(aggregation => [aggregation.label(parts), aggregation.run(parts)] as const);
  return { ...head, doc_count: count ?? countIn(parts), ...Object.fromEntries(answers) };
}
