import { createCache, digestOf } from '@ortoo/cache';
import type { CallRequest, CallResponse } from '../engine';

/** Dependencies of an answer besides its index: the current time, another index. */
const isBound = /now|"_?index"/;

const searchPath = /^\/([^/]+)(?:\/[^/]+)?\/_search$/;

/** Milliseconds: the maximum age of a cached answer, independent of the clock of the rules. */
const ageMax = 60_000;

/**
 * Answers to requests that many visitors share: the first page of a list, a prefix of two letters. Valid until the
 * index is written to, which `generation` reports; undefined for indices whose answers are not cached.
 */
export class AnswerCache {
  private readonly cache = createCache<CallResponse>({
    maxBytes: 32 * 1_048_576,
    maxEntryBytes: 262_144,
    sizeOf: ({ bytes }) => bytes.byteLength,
    expires: from => from + ageMax,
  });

  constructor(private readonly generation: (index: string) => number | undefined) {}

  /** Bytes of all entries, including keys. */
  get bytes(): number {
    return this.cache.bytes;
  }

  /**
   * The cached answer, or the one of `respond`, which concurrent callers share.
   *
   * @param url with its query parameters, as sent
   */
  answer(
    { method, path, body }: CallRequest,
    url: string,
    respond: () => Promise<CallResponse>,
  ): Promise<CallResponse> {
    const index = searchPath.exec(path)?.[1];
    const generation = index === undefined ? undefined : this.generation(index);
    if (generation === undefined || isBound.test(body) || url.includes('now')) return respond();
    const isCacheable = (response: CallResponse): boolean => response.isCacheable;
    return this.cache.fetch(digestOf(String(generation), method, url, body), respond, { isCacheable });
  }
}
