import { BoundedCache, digestOf } from '../cache/bounded-cache';
import type { CallRequest } from '../engine';

/** Dependencies of an answer besides its index: the current time, another index. */
const isBound = /now|"_?index"/;

const searchPath = /^\/([^/]+)(?:\/[^/]+)?\/_search$/;

/** Milliseconds: the maximum age of a cached answer, independent of the clock of the rules. */
const ageMax = 60_000;

interface Cached {
  generation: number;
  at: number;
  bytes: Uint8Array;
}

/** A cached answer, or the function that stores the computed one. */
export interface Lookup {
  cached?: Uint8Array;
  store?: (bytes: Uint8Array) => void;
}

/**
 * Answers to requests that many visitors share: the first page of a taxon, a prefix of two letters. Valid until the
 * index is written to, which `generation` reports; undefined for indices whose answers are not cached.
 */
export class AnswerCache {
  private readonly cache = new BoundedCache<Cached>({ total: 32 * 1_048_576, entry: 262_144 });

  constructor(private readonly generation: (index: string) => number | undefined) {}

  /** Bytes of all entries, including keys. */
  get bytes(): number {
    return this.cache.bytes;
  }

  /** @param url with its query parameters, as sent */
  look({ method, path, body, now }: CallRequest, url: string): Lookup {
    const index = searchPath.exec(path)?.[1];
    const generation = index === undefined ? undefined : this.generation(index);
    if (generation === undefined || isBound.test(body) || url.includes('now')) return {};
    const key = digestOf(method, url, body);
    const cached = this.cache.get(key);
    if (cached?.generation === generation && now >= cached.at && now - cached.at < ageMax)
      return { cached: cached.bytes };
    return { store: bytes => this.cache.set(key, { generation, at: now, bytes }, bytes.byteLength) };
  }
}
