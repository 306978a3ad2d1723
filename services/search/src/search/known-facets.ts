import type { Json } from '../json';

const most = 2_000;

/** What a count may depend on besides the rows of its index: the moment, another index. */
const isBound = /now|"_?index"/;

interface Known {
  generation: number;
  counts: Json;
}

/**
 * Counts that one list after another shows: whoever sorts a shelf or turns its page sees the same facets beside it.
 * Good until the index is written to.
 */
export class KnownFacets {
  private readonly known = new Map<string, Known>();

  /** Gives what an aggregation (its definition as text) has counted among the rows of a query, or counts and keeps it. */
  of(generation: number, query: string): (definition: string, count: () => Json) => Json {
    return (definition, count) => {
      if (isBound.test(query) || isBound.test(definition)) return count();
      const key = `${query}\n${definition}`;
      const known = this.known.get(key);
      if (known?.generation === generation) return known.counts;
      const counts = count();
      if (this.known.size >= most) this.known.clear();
      this.known.set(key, { generation, counts });
      return counts;
    };
  }
}
