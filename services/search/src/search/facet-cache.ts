import { BoundedCache, digestOf } from '../cache/bounded-cache';
import type { Json } from '../json';

/** What a count may depend on besides the rows of its index: the moment, another index. */
const isBound = /now|"_?index"/;

interface Counted {
  generation: number;
  counts: Json;
}

/** Gives what an aggregation (its definition as text) has counted among the rows of a query, or counts and caches it. */
export type FacetCount = (definition: string, count: () => Json) => Json;

/**
 * Counts that successive lists show alike: a shelf that is sorted or turned to its next page has the same facets.
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
      // Objects take several times the room of their text.
      this.cache.set(key, { generation, counts }, JSON.stringify(counts).length * 4);
      return counts;
    };
  }
}
