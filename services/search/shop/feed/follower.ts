import type { ProductSource } from '@ortoo/shop-api/product-source';
import { type FeedState, gapSince, type StoredIndex } from './feed-state';
import type { Filling } from './index-writer';
import type { createIndexedProducts } from './indexed-products';

/** Reads all products, or the changes since the last read. */
export const createFollower = (source: ProductSource, indexed: ReturnType<typeof createIndexedProducts>) => {
  let horizon = '0';
  /** The last change at the time of the last check. */
  let latest = 0;
  /** Changes after the horizon that have been processed, and will be returned again. */
  let processedEarly = new Set<number>();

  const readAll = async (filling?: Filling): Promise<void> => {
    ({ horizon, latest } = await source.position());
    await indexed.readAll(filling);
  };

  const follow = async (): Promise<void> => {
    const { changes, oldest, horizon: next } = await source.changesSince(horizon);
    // Changes are retained for a limited time; after a longer gap everything is read again.
    if (oldest > latest + 1) return await readAll();
    const unread = changes.filter(({ sequence }) => !processedEarly.has(sequence));
    await indexed.reread([...new Set(unread.map(({ id }) => id))]);
    processedEarly = new Set(changes.filter(({ settled }) => !settled).map(({ sequence }) => sequence));
    latest = changes.reduce((last, { sequence }) => Math.max(last, sequence), latest);
    horizon = next;
  };

  return {
    readAll,
    follow,
    /** Takes over a stored index and reads what has changed since; returns why it cannot. */
    async resume(stored: StoredIndex, now: Date): Promise<string | undefined> {
      const state = await stored.find();
      if (typeof state === 'string') return state;
      const gap = (await gapSince(source, state, now)) ?? (await stored.restore());
      if (gap !== undefined) return gap;
      indexed.resume(state);
      ({ horizon, latest } = state);
      await follow();
      await indexed.reread(indexed.due(now));
      return undefined;
    },
    state: (now: Date): FeedState => ({ at: now.getTime(), horizon, latest, ...indexed.known() }),
  };
};
