import { isObject, listOf, type Json } from '../json';
import { parsing } from '../search-error';

export type Key = string | number;

/** The sort key of buckets: their count, their key, or one of their metrics. */
export type Order = [path: string, descending: boolean];

export function orderOf(input: unknown): Order[] {
  const list = input === undefined ? [{ _count: 'desc' }] : listOf(input);
  return list.flatMap((entry): Order[] => {
    if (!isObject(entry)) throw parsing('Must specify at least one field for [order]');
    return Object.entries(entry).map(([path, way]) => {
      if (!/^(asc|desc)$/i.test(String(way))) throw parsing(`Unknown order direction [${String(way)}]`);
      return [path === '_term' || path === '_time' ? '_key' : path, String(way).toLowerCase() === 'desc'];
    });
  });
}

export const compare = (a: Key, b: Key): number => (a < b ? -1 : a > b ? 1 : 0);

/** Resolves a path of `order` for a bucket: `avg_price`, `stats.max`, `inner>avg`. */
export function measureOf(bucket: Json, path: string): number {
  const steps = path.split(/[>.]/);
  const value = steps.reduce<unknown>(
    (at, step) =>
      isObject(at) ? (at[step] ?? at[Object.keys(at).find(key => key.endsWith(`#${step}`)) ?? '']) : undefined,
    bucket,
  );
  if (typeof value === 'number') return value;
  if (isObject(value)) return Number(value.value ?? value.doc_count ?? NaN);
  return value === null ? NaN : Number(value);
}

/** Sorts buckets by a metric measured in them. */
export function ordered(buckets: Json[], orders: readonly Order[]): Json[] {
  const measure = (bucket: Json, path: string): Key =>
    path === '_count' ? Number(bucket.doc_count) : path === '_key' ? (bucket.key as Key) : measureOf(bucket, path);
  return buckets.sort((one, other) => {
    for (const [path, descending] of orders) {
      const [a, b] = [measure(one, path), measure(other, path)];
      if (Number.isNaN(a) && Number.isNaN(b)) continue;
      if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) ? 1 : -1;
      const way = compare(a, b);
      if (way !== 0) return descending ? -way : way;
    }
    return compare(one.key as Key, other.key as Key);
  });
}
