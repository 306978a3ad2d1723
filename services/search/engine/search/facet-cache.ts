import { createCache, digestOf } from '@ortoo/cache';
import type { Json } from '../json';

/** Dependencies of a count besides the rows of its index: the current time, another index. */
const isBound = /now|"_?index"/;

/** Returns the result of an aggregation (its definition as text) for the rows of a query, cached or computed. */
export type FacetCount = (definition: string, count: () => Json) => Json;

/**
 * Counts that successive lists share: a query has the same facets for each order and page.
 * Valid until the index is written to: the generation is part of the key.
 */
export class FacetCache {
  private readonly cache = createCache<Json>({
    maxBytes: 16 * 1_048_576,
    maxEntryBytes: 262_144,
    // Objects need several times the memory of their text.
    sizeOf: counts => JSON.stringify(counts).length * 4,
  });

  get bytes(): number {
    return this.cache.bytes;
  }

  of(generation: number, query: string): FacetCount {
    return (definition, count) => {
      if (isBound.test(query) || isBound.test(definition)) return count();
      const key = digestOf(String(generation), query, definition);
      const cached = this.cache.get(key);
      if (cached) return cached;
      const counts = count();
      this.cache.set(key, counts);
      return counts;
    };
  }
}
