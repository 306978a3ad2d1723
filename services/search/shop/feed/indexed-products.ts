import type { ProductDocument, ProductSource } from '@ortoo/shop-api/product-source';
import type { FeedState } from './feed-state';
import type { Filling, IndexWriter } from './index-writer';
import { documentOf } from './product-document.rules';
import { ScheduledChanges } from './scheduled-changes';

/** The target of the documents. */
export type FeedTarget = Pick<IndexWriter, 'put' | 'fill' | 'remove'>;

/** Products per read when the shop starts. */
const batch = 2_000;

export const putListed = (target: Pick<Filling, 'put'>, products: readonly ProductDocument[]): Promise<void> =>
  target.put(products.filter(one => one.isListed).map(documentOf));

/** Copies products from their source to the index, and records which are present and when they change by themselves. */
export const createIndexedProducts = (source: ProductSource, index: FeedTarget) => {
  const scheduled = new ScheduledChanges();
  const present = new Set<number>();

  const write = async (products: readonly ProductDocument[], target: Pick<Filling, 'put'> = index): Promise<void> => {
    scheduled.note(products.map(({ fields, changesAt }) => [fields.id, changesAt] as const));
    for (const { fields } of products) present.add(fields.id);
    await index.remove(products.filter(one => !one.isListed).map(({ fields }) => String(fields.id)));
    await putListed(target, products);
  };

  const forget = async (ids: readonly number[]): Promise<void> => {
    scheduled.note(ids.map(id => [id, Infinity] as const));
    for (const id of ids) present.delete(id);
    await index.remove(ids.map(String));
  };

  return {
    count: (): number => present.size,
    /** Ids of products that have changed by themselves. */
    due: (now: Date): number[] => scheduled.due(now),
    /** What is known besides the documents. */
    known: (): Pick<FeedState, 'present' | 'moments'> => ({ present: [...present], moments: scheduled.all }),
    resume({ present: ids, moments }: Pick<FeedState, 'present' | 'moments'>): void {
      for (const id of ids) present.add(id);
      scheduled.note(moments);
    },
    async reread(ids: readonly number[]): Promise<void> {
      for (let at = 0; at < ids.length; at += batch) {
        const some = ids.slice(at, at + batch);
        const products = await source.read(some);
        const found = new Set(products.map(({ fields }) => fields.id));
        await forget(some.filter(id => !found.has(id)));
        await write(products);
      }
    },
    async readAll(filling?: Filling): Promise<void> {
      const gone = new Set(present);
      for await (const products of source.batches(batch)) {
        await write(products, filling);
        for (const { fields } of products) gone.delete(fields.id);
      }
      await filling?.end();
      await forget([...gone]);
    },
  };
};
