import type { ProductSource } from '@ortoo/shop-api/product-source';
import type { FeedState, StoredIndex } from './feed-state';
import { createFollower } from './follower';
import type { IndexWriter } from './index-writer';
import { createIndexedProducts, putListed, type FeedTarget } from './indexed-products';
import { createReadQueue, type ReadQueue } from './read-queue';

export interface Feed {
  /** Continues where the stored index ends, or reads every product. */
  load(stored?: StoredIndex, now?: Date): Promise<Loaded>;
  /** Hands over where it has arrived, while the index is not written to. */
  save(write: (state: FeedState) => Promise<void>, now: Date): Promise<void>;
  /** Reads every product into an empty index, between other work in the queue. */
  loadInto(target: Pick<IndexWriter, 'put'>): Promise<void>;
  /** Reads the changes since the last read; concurrent calls share one read. */
  catchUp(): Promise<void>;
  /** Reads these products immediately. */
  refresh(ids: readonly number[]): Promise<void>;
  /** Handles a commit that changed products; the next search includes it. Without ids it reads what has changed. */
  onChange(ids?: readonly number[]): void;
  /**
   * Updates the index with all known changes, including the start and end of sales. When the database takes too long,
   * the search is answered from the current index.
   */
  settle(now: Date): Promise<void>;
}

/** How the index was filled. */
interface Loaded {
  products: number;
  /** Why the stored index was not used; absent when it was. */
  rebuilt?: string;
}

/** Products per read while the shop serves requests. */
const smallBatch = 200;

/** Milliseconds in which a change waits for others, unless a search comes first. */
const gatherFor = 100;

interface FeedOptions {
  source: ProductSource;
  index: FeedTarget;
  /** Receives read errors; the read is retried at the next search or poll. */
  onError?: (error: unknown) => void;
  /** Milliseconds that a search waits for a change to be read. */
  timeout?: number;
}

/** Each batch is queued separately, so that a known change does not wait for all batches. */
const loadInto = async (source: ProductSource, queue: ReadQueue, target: Pick<IndexWriter, 'put'>): Promise<void> => {
  const batches = source.batches(smallBatch);
  const loadNext = async (): Promise<boolean> => {
    const { value: products, done } = await batches.next();
    if (done) return false;
    await putListed(target, products);
    return true;
  };
  while (await queue.run(loadNext)) await new Promise(setImmediate);
};

/** Keeps the index in sync with its source. Hidden products are not indexed, so that even their words cannot be guessed. */
export function startFeed({ source, index, onError = () => undefined, timeout = 1_000 }: FeedOptions): Feed {
  const queue = createReadQueue();
  const indexed = createIndexedProducts(source, index);
  const follower = createFollower(source, indexed);
  let following: Promise<void> | undefined;
  const sent = new Set<number>();
  let isStale = false;
  let gathering: NodeJS.Timeout | undefined;

  const follow = async (): Promise<void> => {
    following = undefined;
    isStale = false;
    try {
      await follower.follow();
    } catch (error) {
      isStale = true;
      throw error;
    }
  };

  const load = async (stored?: StoredIndex, now = new Date()): Promise<Loaded> => {
    const rebuilt = stored ? await follower.resume(stored, now) : 'none is stored';
    if (rebuilt === undefined) return { products: indexed.count() };
    await follower.readAll(index.fill(await source.count()));
    return { products: indexed.count(), rebuilt };
  };

  const rereadPending = async (): Promise<void> => {
    const ids = [...sent];
    sent.clear();
    try {
      await indexed.reread(ids);
    } catch (error) {
      isStale = true;
      throw error;
    }
  };

  const rereadGathered = (): void => {
    clearTimeout(gathering);
    gathering = undefined;
    if (sent.size > 0) queue.runTracked(rereadPending).catch(onError);
  };

  const catchUp = (): Promise<void> => (following ??= queue.runTracked(follow));

  return {
    load: (stored, now) => queue.runTracked(() => load(stored, now)),
    save: (write, now) => queue.run(() => write(follower.state(now))),
    loadInto: target => loadInto(source, queue, target),
    catchUp,
    refresh: ids => queue.runTracked(() => indexed.reread(ids)),
    onChange: ids => {
      if (!ids) {
        isStale = true;
        return;
      }
      ids.forEach(id => sent.add(id));
      // Changes come in bursts: one read is for all of them.
      gathering ??= setTimeout(rereadGathered, gatherFor).unref();
    },
    settle: async now => {
      rereadGathered();
      if (isStale) catchUp().catch(onError);
      if (indexed.due(now).length > 0) queue.runTracked(() => indexed.reread(indexed.due(now))).catch(onError);
      await queue.settle(timeout);
    },
  };
}
