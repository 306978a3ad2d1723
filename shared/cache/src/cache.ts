import { LRUCache } from 'lru-cache';

/** Limits of a cache, and how long its values are current. The least recently used value is evicted first. */
export interface CacheOptions<Value> {
  /** Max number of values; required when `maxBytes` is absent. */
  maxEntries?: number;
  /** Max bytes of all values, with their keys and 256 bytes of bookkeeping each. */
  maxBytes?: number;
  /** Max bytes of one value; a larger one is not cached. */
  maxEntryBytes?: number;
  /** Bytes of a value, for `maxBytes`. */
  sizeOf?: (value: Value) => number;
  /** When a value is outdated that was read from this moment on; never when absent. No value while it is being read. */
  expires?: (from: number, value?: Value) => number;
  /** Clock of `expires`, in milliseconds. */
  now?: () => number;
}

/** How a value is cached. */
export interface ReadOptions<Value> {
  /** What the value depends on; `invalidate` one of them, and it is outdated. */
  tags?: readonly string[];
  /** Whether the value is cached; else it is only for the callers that wait for it. */
  isCacheable?: (value: Value) => boolean;
  /** False: other callers neither wait for this read nor does its caller wait for theirs. */
  isShared?: boolean;
}

/** Values by key, in the memory of this process. */
export interface Cache<Value> {
  /** The current value. */
  get(key: string): Value | undefined;
  /** The last value, though it may be outdated: for an outage of its source. */
  last(key: string): Value | undefined;
  set(key: string, value: Value, tags?: readonly string[]): void;
  /**
   * The current value, or the result of `read`. Concurrent callers share one call. Its result is not cached when it is
   * undefined, when it fails, or when one of its tags was invalidated meanwhile.
   */
  fetch<Result extends Value | undefined>(
    key: string,
    read: () => Promise<Result>,
    options?: ReadOptions<Value>,
  ): Promise<Result>;
  /** The same, although the value may be current. */
  refresh<Result extends Value | undefined>(
    key: string,
    read: () => Promise<Result>,
    options?: ReadOptions<Value>,
  ): Promise<Result>;
  /** Outdates every value with this tag. A call of `read` that has begun is not shared with later callers. */
  invalidate(tag: string): void;
  /** Outdates one value. */
  expire(key: string): void;
  /** Deletes the values with such tags, and does not cache those that are being read. */
  evict(isUnneeded: (tags: readonly string[]) => boolean): void;
  /** Whether a value is being read that later callers may share. */
  isReading(key: string): boolean;
  /** Number of values that are being read. */
  readonly reading: number;
  /** Bytes of all values, for a cache with `maxBytes`. */
  readonly bytes: number;
}

/** What determines whether a value is current. */
interface Dependency {
  tags: readonly string[];
  /** Number of invalidations before it was read. */
  generation: number;
  expires: number;
}

interface Entry<Value> extends Dependency {
  value: Value;
}

interface Reading<Value> extends Dependency {
  result: Promise<Value | undefined>;
}

/** Bookkeeping of an entry in bytes. */
const overhead = 256;

const limitsOf = <Value>({ maxEntries = 0, maxBytes, maxEntryBytes, sizeOf }: CacheOptions<Value>) => ({
  max: maxEntries,
  ...(maxEntryBytes !== undefined && { maxEntrySize: maxEntryBytes }),
  ...(maxBytes !== undefined && {
    maxSize: maxBytes,
    sizeCalculation: ({ value }: Entry<Value>, key: string) => (sizeOf?.(value) ?? 0) + key.length + overhead,
  }),
});

/**
 * A cache with tags and single flight. Single flight is not `fetch` of lru-cache, which shares a read that began before
 * a change with callers who come after it.
 */
export const createCache = <Value extends NonNullable<unknown>>(options: CacheOptions<Value>): Cache<Value> => {
  const { expires = () => Infinity, now = Date.now } = options;
  const entries = new LRUCache<string, Entry<Value>>(limitsOf(options));
  const readings = new Map<string, Reading<Value>>();
  /** The generation that ended with the last invalidation of a tag. */
  const ended = new Map<string, number>();
  let generation = 0;

  const isUnchanged = (one: Dependency): boolean => one.tags.every(tag => (ended.get(tag) ?? -1) < one.generation);
  const isCurrent = (one: Dependency): boolean => isUnchanged(one) && (one.expires === Infinity || now() < one.expires);

  const get = (key: string): Value | undefined => {
    const entry = entries.get(key);
    return entry && isCurrent(entry) ? entry.value : undefined;
  };

  const refresh = <Result extends Value | undefined>(
    key: string,
    read: () => Promise<Result>,
    { tags = [], isCacheable = () => true, isShared = true }: ReadOptions<Value> = {},
  ): Promise<Result> => {
    const known = isShared ? readings.get(key) : undefined;
    if (known && isCurrent(known)) return known.result as Promise<Result>;
    const from = now();
    const result = read()
      .then(value => {
        if (value !== undefined && isUnchanged(reading) && isCacheable(value)) {
          entries.set(key, { value, tags, generation: reading.generation, expires: expires(from, value) });
        }
        return value;
      })
      .finally(() => readings.get(key) === reading && readings.delete(key));
    const reading: Reading<Value> = { tags, generation, expires: expires(from), result };
    if (isShared) readings.set(key, reading);
    return result;
  };

  return {
    get,
    last: key => entries.get(key)?.value,
    set: (key, value, tags = []) => void entries.set(key, { value, tags, generation, expires: expires(now(), value) }),
    async fetch(key, read, readOptions) {
      return (get(key) as Awaited<ReturnType<typeof read>>) ?? refresh(key, read, readOptions);
    },
    refresh,
    invalidate(tag) {
      ended.set(tag, generation);
      generation += 1;
    },
    expire(key) {
      const entry = entries.get(key);
      if (entry) entry.expires = -Infinity;
    },
    evict(isUnneeded) {
      for (const [key, { tags }] of entries.entries()) if (isUnneeded(tags)) entries.delete(key);
      for (const reading of readings.values()) if (isUnneeded(reading.tags)) reading.generation = -1;
    },
    isReading(key) {
      const known = readings.get(key);
      return known !== undefined && isCurrent(known);
    },
    get reading() {
      return readings.size;
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
};
