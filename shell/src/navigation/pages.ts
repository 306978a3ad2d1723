import { $online } from '@ortoo/stores';
import { matchPage } from '../composition/match';
import { preparePage, type PreparedPage, type Visit } from '../composition/prepare';

/** Marks a promise once it is settled, as React does itself, so that `use` reads it without waiting. */
const track = <T>(promise: Promise<T>): Promise<T> => {
  void promise.then(value => Object.assign(promise, { status: 'fulfilled', value }));
  return promise;
};

/** An already settled promise. */
const settled = <T>(value: T): Promise<T> => Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** How long a page may load without a network, in milliseconds: it may need none. */
const offlineLimit = 300;

/** The outcome, or a failure once the browser has had no network for so long; requests would wait for theirs. */
const whileOnline = (outcome: Promise<PreparedPage>): Promise<PreparedPage> =>
  new Promise(resolve => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = $online.subscribe(isOnline => {
      clearTimeout(timer);
      if (isOnline) return;
      timer = setTimeout(() => finish({ kind: 'failed', error: new Error('The browser is offline') }), offlineLimit);
    });
    const finish = (result: PreparedPage) => {
      clearTimeout(timer);
      stop();
      resolve(result);
    };
    void outcome.then(finish);
  });

/** Prepared pages by address. */
export interface Pages {
  /** The page of an address; the same promise until it is removed. */
  open: (path: string, search: string) => Promise<PreparedPage>;
  /** Prefetches a page; a failed one is prepared again for the visit. */
  ahead: (path: string, search: string) => void;
  /** Caches a page for one more address: its query has changed and the page has followed by itself. */
  cachePage: (path: string, search: string, prepared: Promise<PreparedPage>) => void;
  /** Removes a prepared page, to try again. */
  forget: (path: string, search: string) => void;
  /** The visitor navigates away: a failed page of this path is prepared again on return. */
  leave: (path: string) => void;
}

/** Maximum number of cached pages for moves back. */
const maxPages = 50;

/**
 * Updates the plan to this visitor's permissions when a page is missing or failed; resolves to whether that changed it.
 */
export type Refit = (kind: 'not-found' | 'failed') => Promise<boolean>;

/** Pages of one visit, prepared on demand or by prefetch. */
export const createPages = (
  visit: Visit,
  first?: { path: string; search: string; prepared: PreparedPage },
  refit?: Refit,
): Pages => {
  const cache = new Map<string, Promise<PreparedPage>>();
  const keyOf = (path: string, search: string) => path + search;
  if (first) cache.set(keyOf(first.path, first.search), settled(first.prepared));
  // A document that opens without a network comes from a worker, and so do the parts of its page, slow as they may be.
  const saved = $online.get() ? undefined : first?.path;

  const prepare = async (path: string, search: string): Promise<PreparedPage> => {
    try {
      // It may join a load that began before the connection was back.
      await visit.texts.open().catch(() => visit.texts.open());
      const prepared = await preparePage(visit, path, search);
      const { kind } = prepared;
      const isOther = (kind === 'not-found' || kind === 'failed') && (await refit?.(kind));
      return isOther ? await preparePage(visit, path, search) : prepared;
    } catch (error) {
      return { kind: 'failed', error };
    }
  };

  const failed = new WeakSet<Promise<PreparedPage>>();
  const prefetched = new WeakSet<Promise<PreparedPage>>();

  const begin: Pages['open'] = (path, search) => {
    const key = keyOf(path, search);
    const known = cache.get(key);
    if (known) return known;
    const outcome = prepare(path, search);
    const opened = track(path === saved ? outcome : whileOnline(outcome));
    void opened.then(({ kind }) => kind === 'failed' && failed.add(opened));
    cache.set(key, opened);
    const oldest = cache.keys().next().value;
    if (cache.size > maxPages && oldest !== undefined) cache.delete(oldest);
    return opened;
  };

  const open: Pages['open'] = (path, search) => {
    const known = cache.get(keyOf(path, search));
    if (known && !prefetched.delete(known)) return known;
    const match = matchPage(visit.composition, path);
    if (match) visit.remotes.limit(match.remote);
    return begin(path, search);
  };

  const prefetch: Pages['ahead'] = (path, search) => {
    if (cache.has(keyOf(path, search))) return;
    const page = begin(path, search);
    prefetched.add(page);
    void page.then(({ kind }) => kind === 'failed' && drop(path));
  };

  const drop = (path: string) => {
    for (const [key, prepared] of cache) {
      if (failed.has(prepared) && key.split('?')[0] === path) cache.delete(key);
    }
  };

  return {
    open,
    ahead: prefetch,
    cachePage: (path, search, prepared) => void cache.set(keyOf(path, search), prepared),
    forget: (path, search) => void cache.delete(keyOf(path, search)),
    leave: drop,
  };
};
