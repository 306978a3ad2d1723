import { changed, onProductChange, openDatabase, transact, type Database } from '@ortoo/shop-api/db';
import { productSource } from '@ortoo/shop-api/product-source';
import { inMemory, startPostgres, type TestPostgres } from '@ortoo/shop-api/testing';
import { startFeed, type Feed } from './feed';
import type { Filling, IndexDocument } from './index-writer';

const boots = 50_010;
const others = [50_011, 50_012] as const;
const discontinued = 50_013;

/** Records what an engine would store, and the number of its writes. */
class RecordingIndex {
  readonly documents = new Map<string, IndexDocument>();
  sent: string[] = [];
  before: () => Promise<void> = () => Promise.resolve();

  async put(documents: readonly IndexDocument[]): Promise<void> {
    await this.before();
    for (const document of documents) this.documents.set(document.id, document);
    this.sent.push(...documents.map(({ id }) => id));
  }

  fill(): Filling {
    return { put: documents => this.put(documents), end: () => Promise.resolve() };
  }

  remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.documents.delete(id);
    return Promise.resolve();
  }

  stock(id: number): unknown {
    return this.documents.get(String(id))?.source.total_on_hand;
  }
}

describe.each(['embedded', 'postgres'] as const)('on %s', backend => {
  let postgres: TestPostgres | undefined;
  let database: Database;
  let recorded: RecordingIndex;
  let feed: Feed;
  let errors: unknown[];
  let now = new Date('2026-11-21T04:00:00Z');

  /** Reports products without their ids: the feed reads the log. */
  const write = (work: (trx: Database['db']) => Promise<unknown>) =>
    transact(database.db, async trx => {
      await work(trx);
      await changed(trx, 'product');
    });
  const stockTo = (db: Database['db'], id: number, stock: number) =>
    db.updateTable('variants').set({ stock }).where('product_id', '=', id).execute();
  const setStock = (id: number, stock: number) => write(trx => stockTo(trx, id, stock));
  const sizes = async (id: number): Promise<number> => {
    const { count } = await database.db
      .selectFrom('variants')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow();
    return count;
  };

  beforeAll(async () => {
    postgres = backend === 'postgres' ? await startPostgres({ contents: 'whole' }) : undefined;
    database = await openDatabase(postgres ? { databaseUrl: postgres.url } : inMemory('whole'));
    await onProductChange(database, ids => feed.onChange(ids));
  });

  afterAll(async () => {
    await database.close();
    await postgres?.close();
  });

  beforeEach(async () => {
    [recorded, errors] = [new RecordingIndex(), []];
    feed = startFeed({
      source: productSource(database.db, () => now),
      index: recorded,
      onError: error => errors.push(error),
      timeout: 5_000,
    });
    await feed.load();
    recorded.sent = [];
  });

  it('reads every product once, for every batch size', async () => {
    const ids: number[] = [];
    for await (const products of productSource(database.db, () => now).batches(100))
      ids.push(...products.map(({ fields }) => fields.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(400);
    // The seed has seven hidden products.
    expect(ids.filter(id => !recorded.documents.has(String(id)))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map(at => 69_000 + at * 10),
    );
    expect([...recorded.documents.keys()].filter(id => !ids.includes(Number(id)))).toEqual([]);
  });

  it('includes a committed change in the next search', async () => {
    await setStock(boots, 3);
    await feed.settle(now);
    expect(recorded.stock(boots)).toBe(3 * (await sizes(boots)));
    expect(recorded.sent).toEqual([String(boots)]);
  });

  it('reads nothing when nothing has changed', async () => {
    await feed.catchUp();
    await feed.settle(now);
    expect(recorded.sent).toEqual([]);
  });

  it('removes an unpublished product, and restores it', async () => {
    const publish = (published: boolean) =>
      write(trx => trx.updateTable('products').set({ published }).where('id', '=', boots).execute());
    await publish(false);
    await feed.settle(now);
    expect(recorded.documents.has(String(boots))).toBe(false);
    await publish(true);
    await feed.settle(now);
    expect(recorded.documents.has(String(boots))).toBe(true);
  });

  it('does not index products that are sold out', async () => {
    await setStock(boots, 0);
    await feed.settle(now);
    expect(recorded.documents.has(String(boots))).toBe(false);
    await setStock(boots, 1);
    await feed.settle(now);
    expect(recorded.documents.has(String(boots))).toBe(true);
  });

  it('indexes a product when its date is reached', async () => {
    const tomorrow = '69050';
    expect(recorded.documents.has(tomorrow)).toBe(false);
    const before = now;
    now = new Date(now.getTime() + 25 * 3_600_000);
    await feed.settle(now);
    expect(recorded.documents.has(tomorrow)).toBe(true);
    now = before;
  });

  it.each([
    ['brands', 'brand', 'ul', () => recorded.documents.get(String(boots))?.source.brand],
    ['vendors', 'vendor', 'ulch', () => recorded.documents.get(String(boots))?.source.store],
  ] as const)('follows the names of %s', async (table, tag, code, shown) => {
    const name = { mn: 'Шинэ нэр', en: 'New name' };
    await transact(database.db, async trx => {
      await trx
        .updateTable(table)
        .set({ name: JSON.stringify(name) })
        .where('code', '=', code)
        .execute();
      await changed(trx, tag);
    });
    await feed.settle(now);
    expect(shown()).toMatchObject({ name: 'Шинэ нэр', translated: name });
  });

  it('follows the name of a parent taxon', async () => {
    const name = JSON.stringify({ mn: 'Өмсгөл', en: 'Footwear' });
    await transact(database.db, async trx => {
      await trx.updateTable('taxons').set({ name }).where('permalink', '=', 'goods/fashion/shoes').execute();
      await changed(trx, 'taxon');
    });
    await feed.settle(now);
    expect(recorded.documents.get(String(boots))?.source.taxons).toContain('Өмсгөл');
    expect(recorded.sent).not.toContain('30010');
  });

  it('reads everything when it has missed changes that are no longer retained', async () => {
    await setStock(boots, 9);
    await database.db.deleteFrom('variants').where('product_id', '=', discontinued).execute();
    await database.db.deleteFrom('products').where('id', '=', discontinued).execute();
    await setStock(others[1], 8);
    const last = database.db.selectFrom('product_changes').select(({ fn }) => fn.max('sequence').as('last'));
    await database.db.deleteFrom('product_changes').where('sequence', '<', last).execute();
    await feed.settle(now);
    expect(recorded.stock(boots)).toBe(9 * (await sizes(boots)));
    expect(recorded.documents.has(String(discontinued))).toBe(false);
    expect(recorded.sent.length).toBeGreaterThan(400);
    recorded.sent = [];
    await feed.catchUp();
    expect(recorded.sent).toEqual([]);
  });

  it('reads a burst of notifications in one batch', async () => {
    for (const id of [boots, ...others]) feed.onChange([id]);
    await feed.settle(now);
    expect(recorded.sent.toSorted()).toEqual([boots, ...others].map(String));
  });

  it('retries a failed read, and reports it', async () => {
    recorded.before = () => Promise.reject(new Error('full'));
    await setStock(boots, 4);
    await feed.settle(now);
    expect(errors).toEqual([new Error('full')]);
    recorded.before = () => Promise.resolve();
    await feed.settle(now);
    expect(recorded.stock(boots)).toBe(4 * (await sizes(boots)));
  });

  it('answers from the current index when a read takes too long', async () => {
    let go = () => {};
    recorded.before = () => new Promise<void>(resolve => (go = resolve));
    const hasty = startFeed({
      source: productSource(database.db, () => now),
      index: recorded,
      timeout: 0,
    });
    hasty.onChange([boots]);
    await hasty.settle(now);
    expect(recorded.sent).toEqual([]);
    while (recorded.sent.length === 0) {
      await new Promise(setImmediate);
      go();
    }
  });

  it('follows a sale when it ends', async () => {
    const sale = await database.db
      .selectFrom('products')
      .select(['id', 'price', 'sale_expire_at'])
      .where('sale_start_at', '<', now)
      .where('sale_expire_at', '>', now)
      .executeTakeFirstOrThrow();
    const paid = () => recorded.documents.get(String(sale.id))?.source.selling_price;
    expect(paid()).toBeLessThan(sale.price);
    const before = now;
    now = new Date(sale.sale_expire_at ?? NaN);
    await feed.settle(now);
    expect(paid()).toBe(sale.price);
    now = before;
  });

  if (backend === 'postgres')
    it('misses no change of a long transaction, and reports none twice', async () => {
      let go = () => {};
      const held = new Promise<void>(resolve => (go = resolve));
      let wrote = () => {};
      const written = new Promise<void>(resolve => (wrote = resolve));
      const late = transact(database.db, async trx => {
        await stockTo(trx, others[0], 2);
        await changed(trx, 'product');
        wrote();
        await held;
      });
      await written;
      await setStock(others[1], 6);
      await feed.catchUp();
      await feed.catchUp();
      expect(recorded.sent).toEqual([String(others[1])]);
      go();
      await late;
      await feed.catchUp();
      await feed.catchUp();
      expect(recorded.sent).toEqual([others[1], others[0]].map(String));
    });
});
