import type { ProductDocument, ProductSource } from '@ortoo/shop-api/product-source';
import type { Filling, IndexWriter } from './index-writer';
import { documentOf } from './product-document.rules';
import { ScheduledChanges } from './scheduled-changes';

export interface Feed {
  /** Reads every product. */
  load(): Promise<number>;
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

/** Products per read while the shop serves requests, and when it starts. */
const [smallBatch, largeBatch] = [200, 2_000];

/** The target of the documents. */
type FeedTarget = Pick<IndexWriter, 'put' | 'fill' | 'remove'>;

interface FeedOptions {
  source: ProductSource;
  index: FeedTarget;
  /** Receives read errors; the read is retried at the next search or poll. */
  onError?: (error: unknown) => void;
  /** Milliseconds that a search waits for a change to be read. */
  timeout?: number;
}

/** Keeps the index in sync with its source. Hidden products are not indexed, so that even their words cannot be guessed. */
export function startFeed({ source, index, onError = () => undefined, timeout = 1_000 }: FeedOptions): Feed {
  const scheduled = new ScheduledChanges();
  const present = new Set<number>();
  let horizon = '0';
  /** The last change at the time of the last check. */
  let latest = 0;
  /** Changes after the horizon that have been processed, and will be returned again. */
  let processedEarly = new Set<number>();
  let queue: Promise<unknown> = Promise.resolve();
  let running = 0;
  let following: Promise<void> | undefined;
  const sent = new Set<number>();
  let isStale = false;

  /** Reads run one after the other, so that an older one does not overwrite a newer one. */
  const inQueue = <T>(work: () => Promise<T>): Promise<T> => {
    const next = queue.then(work, work);
    queue = next.catch(() => undefined);
    return next;
  };

  /** The same for reads that a search waits for. */
  const enqueueTracked = <T>(work: () => Promise<T>): Promise<T> => {
    running += 1;
    return inQueue(() => work().finally(() => (running -= 1)));
  };

  const write = async (products: readonly ProductDocument[], target: Pick<Filling, 'put'> = index): Promise<void> => {
    scheduled.note(products.map(({ fields, changesAt }) => [fields.id, changesAt] as const));
    for (const { fields } of products) present.add(fields.id);
    await index.remove(products.filter(one => !one.isListed).map(({ fields }) => String(fields.id)));
    await target.put(products.filter(one => one.isListed).map(documentOf));
  };

  /** Each batch is queued separately, so that a known change does not wait for all batches. */
  const loadInto: Feed['loadInto'] = async target => {
    const batches = source.batches(smallBatch);
    const loadNext = async (): Promise<boolean> => {
      const { value: products, done } = await batches.next();
      if (done) return false;
      await target.put(products.filter(one => one.isListed).map(documentOf));
      return true;
    };
    while (await inQueue(loadNext)) await new Promise(setImmediate);
  };

  const forget = async (ids: readonly number[]): Promise<void> => {
    scheduled.note(ids.map(id => [id, Infinity] as const));
    for (const id of ids) present.delete(id);
    await index.remove(ids.map(String));
  };

  const reread = async (ids: readonly number[]): Promise<void> => {
    if (ids.length === 0) return;
    const products = await source.read(ids);
    const found = new Set(products.map(({ fields }) => fields.id));
    await forget(ids.filter(id => !found.has(id)));
    await write(products);
  };

  const readAll = async (filling?: Filling): Promise<void> => {
    ({ horizon, latest } = await source.position());
    const gone = new Set(present);
    for await (const products of source.batches(largeBatch)) {
      await write(products, filling);
      for (const { fields } of products) gone.delete(fields.id);
    }
    await filling?.end();
    await forget([...gone]);
  };

  const load = async (): Promise<number> => {
    await readAll(index.fill(await source.count()));
    return present.size;
  };

  const follow = async (): Promise<void> => {
    following = undefined;
    isStale = false;
    try {
      const { changes, oldest, horizon: next } = await source.changesSince(horizon);
      // Changes are retained for a limited time; after a longer gap everything is read again.
      if (oldest > latest + 1) return await readAll();
      await reread([...new Set(changes.filter(({ sequence }) => !processedEarly.has(sequence)).map(({ id }) => id))]);
      processedEarly = new Set(changes.filter(({ settled }) => !settled).map(({ sequence }) => sequence));
      latest = changes.reduce((last, { sequence }) => Math.max(last, sequence), latest);
      horizon = next;
    } catch (error) {
      isStale = true;
      throw error;
    }
  };

  const rereadPending = async (): Promise<void> => {
    const ids = [...sent];
    sent.clear();
    try {
      await reread(ids);
    } catch (error) {
      isStale = true;
      throw error;
    }
  };

  const catchUp = (): Promise<void> => (following ??= enqueueTracked(follow));
  const waitedFor = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>(resolve => (timer = setTimeout(resolve, timeout)));
    await Promise.race([queue, limit]);
    clearTimeout(timer);
  };

  return {
    load: () => enqueueTracked(load),
    loadInto,
    catchUp,
    refresh: ids => enqueueTracked(() => reread(ids)),
    onChange: ids => {
      if (!ids) {
        isStale = true;
        return;
      }
      const isFirst = sent.size === 0;
      ids.forEach(id => sent.add(id));
      // Changes come in bursts: the first one triggers the read for all of them.
      if (isFirst) enqueueTracked(rereadPending).catch(onError);
    },
    settle: async now => {
      if (isStale) catchUp().catch(onError);
      if (scheduled.due(now).length > 0) enqueueTracked(() => reread(scheduled.due(now))).catch(onError);
      if (running > 0) await waitedFor();
    },
  };
}
