import { BoundedCache, digestOf } from '../cache/bounded-cache';
import type { Json } from '../json';

/** Dependencies of a count besides the rows of its index: the current time, another index. */
const isBound = /now|"_?index"/;

interface Counted {
  generation: number;
  counts: Json;
}

/** Returns the result of an aggregation (its definition as text) for the rows of a query, cached or computed. */
export type FacetCount = (definition: string, count: () => Json) => Json;

/**
 * Counts that successive lists share: a query has the same facets for each order and page.
 * Valid until the index is written to.
 */
export class FacetCache {
  private readonly cache = new BoundedCache<Counted>({ total: 16 * 1_048_576, entry: 262_144 });

  get bytes(): number {
    return this.cache.bytes;
  }

  of(generation: number, query: string): FacetCount {
    return (definition, count) => {
      if (isBound.test(query) || isBound.test(definition)) return count();
      const key = digestOf(query, definition);
      const cached = this.cache.get(key);
      if (cached?.generation === generation) return cached.counts;
      const counts = count();
      // Objects need several times the memory of their text.
      this.cache.set(key, { generation, counts }, JSON.stringify(counts).length * 4);
      return counts;
    };
  }
}
