import { createCache } from '@ortoo/cache';
import { type ChangeFeed, type ChangeTag, sessionOf } from './changes';
import type { Db } from './schema';

/** Max milliseconds until a change is seen that nobody has reported. */
const goodFor = 1_000;

/** Creates one value for each database, shared with its transactions. */
export const perDatabase = <T extends object>(create: (feed: ChangeFeed) => T): ((db: Db) => T) => {
  const created = new WeakMap<ChangeFeed, T>();
  return db => {
    const { feed } = sessionOf(db);
    const known = created.get(feed) ?? create(feed);
    created.set(feed, known);
    return known;
  };
};

/**
 * Reads a small table that only staff change, the same for all callers: cached until a change with one of its tags is
 * committed, and for a second at most. A transaction reads what it has changed itself.
 */
export const cachedRead = <T extends NonNullable<unknown>>(
  tags: readonly ChangeTag[],
  read: (db: Db) => Promise<T>,
): ((db: Db) => Promise<T>) => {
  const cacheOf = perDatabase(feed => {
    const cache = createCache<T>({ maxEntries: 1, now: () => performance.now(), expires: from => from + goodFor });
    feed.subscribe(({ tag }) => cache.invalidate(tag));
    return cache;
  });
  return async db => {
    const { changes } = sessionOf(db);
    if (changes?.some(({ tag }) => tags.includes(tag))) return read(db);
    // A transaction would wait for a read that waits for its connection.
    return cacheOf(db).fetch('', () => read(db), { tags, isShared: !changes });
  };
};
