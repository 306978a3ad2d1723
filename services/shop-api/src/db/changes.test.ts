import { sql } from 'kysely';
import { inMemory } from '../testing/images';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { watchReports } from '../testing/write';
import { type Change, changed, transact } from './changes';
import { type Database, openDatabase } from './index';

const boots = { tag: 'product', ids: [1, 2] } as const;
const report = (db: Database['db']) => changed(db, boots.tag, boots.ids);

const watch = async (database: Database): Promise<Change[]> => {
  const seen: Change[] = [];
  await database.onChange(change => seen.push(change));
  return seen;
};

describe.each(['embedded', 'postgres'] as const)('on %s', backend => {
  let postgres: TestPostgres | undefined;
  let database: Database;
  beforeAll(async () => {
    postgres = backend === 'postgres' ? await startPostgres() : undefined;
    database = await openDatabase(postgres ? { databaseUrl: postgres.url } : inMemory('migrated'));
  });
  afterAll(async () => {
    await database.close();
    await postgres?.close();
  });

  it('emits what a transaction has changed once it is committed, before its writer continues', async () => {
    const seen = await watch(database);
    await transact(database.db, async trx => {
      await report(trx);
      await changed(trx, 'wallet');
      expect(seen).toEqual([]);
    });
    expect(seen).toEqual([boots, { tag: 'wallet' }]);
  });

  it('emits nothing for a transaction that is rolled back, by its writer or by the database', async () => {
    const seen = await watch(database);
    const throwing = (trx: Database['db']) => report(trx).then(() => Promise.reject(new Error('out of stock')));
    await expect(transact(database.db, throwing)).rejects.toThrow('out of stock');
    const failing = (trx: Database['db']) => report(trx).then(() => sql`select 1 / 0`.execute(trx));
    await expect(transact(database.db, failing)).rejects.toThrow('division by zero');
    expect(seen).toEqual([]);
  });

  it('emits nothing when nothing was written', async () => {
    const seen = await watch(database);
    await transact(database.db, trx => changed(trx, 'product', []));
    expect(seen).toEqual([]);
  });

  it('rejects a change outside a transaction, or in one that cannot report', async () => {
    await expect(report(database.db)).rejects.toThrow('transaction');
    await expect(database.db.transaction().execute(report)).rejects.toThrow('transact()');
  });
});

describe('two processes on PostgreSQL', () => {
  let postgres: TestPostgres;
  let [here, there]: Database[] = [];
  beforeAll(async () => {
    postgres = await startPostgres();
    here = await openDatabase({ databaseUrl: postgres.url });
    there = await openDatabase({ databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await Promise.all([here?.close(), there?.close()]);
    await postgres.close();
  });

  /** Changes that the second process receives until one of wallets. */
  const received = async (): Promise<() => Promise<Change[]>> => {
    const seen: Change[] = [];
    let finish = (): void => undefined;
    const finished = new Promise<void>(resolve => (finish = resolve));
    await there!.onChange(change => (change.tag === 'wallet' ? finish() : seen.push(change)));
    return async () => {
      await transact(here!.db, trx => changed(trx, 'wallet'));
      await finished;
      return seen;
    };
  };

  it('receive each other’s changes, and their own once', async () => {
    const [own, end] = [await watch(here!), await received()];
    await transact(here!.db, report);
    expect(await end()).toEqual([boots]);
    expect(own).toEqual([boots, { tag: 'wallet' }]);
  });

  it('receive no change that is rolled back', async () => {
    const end = await received();
    const failing = (trx: Database['db']) => report(trx).then(() => sql`select 1 / 0`.execute(trx));
    await expect(transact(here!.db, failing)).rejects.toThrow();
    expect(await end()).toEqual([]);
  });

  it('receive the ids of a large change in parts', async () => {
    const end = await received();
    const ids = Array.from({ length: 1_200 }, (_, at) => 2_000_000_000 + at);
    await transact(here!.db, trx => changed(trx, 'product', ids));
    const seen = await end();
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.flatMap(change => change.ids)).toEqual(ids);
  });

  it('receive a change that was made by hand, and ignore other messages', async () => {
    const end = await received();
    for (const payload of ['{"tag":"product"}', '{"tag":"shoes"}', 'product', '{}'])
      await sql`select pg_notify('changes', ${payload})`.execute(here!.db);
    expect(await end()).toEqual([{ tag: 'product' }]);
  });
});

describe('the check of test shops', () => {
  let test: TestShop;
  let check: () => Promise<void>;
  beforeAll(async () => {
    test = await startTestShop();
    check = await watchReports(test.shop.database);
    await check().catch(() => undefined);
  });

  const cheaper = (db: Database['db']) => db.updateTable('products').set({ price: 5 }).where('id', '=', 1).execute();

  it.each<[string, (db: Database['db']) => Promise<unknown>]>([
    ['products', cheaper],
    ['variants', db => db.updateTable('variants').set({ stock: 1 }).where('product_id', '=', 1).execute()],
    ['variants that are deleted', db => db.deleteFrom('variants').where('product_id', '=', 2).execute()],
    ['the names of taxons', db => db.updateTable('taxons').set({ position: 9 }).execute()],
    ['the names of vendors', db => db.updateTable('vendors').set({ phone: '1' }).execute()],
    ['the names of brands', db => db.updateTable('brands').set({ logo: '1' }).execute()],
    ['the names of options', db => db.updateTable('option_types').set({ position: 9 }).execute()],
    ['the names of their values', db => db.updateTable('option_values').set({ position: 9 }).execute()],
    [
      'another product than it reports',
      db =>
        transact(db, async trx => {
          await cheaper(trx);
          await changed(trx, 'product', [2]);
        }),
    ],
  ])('fails when a writer does not report a change of %s', async (_, work) => {
    await work(test.shop.db);
    await expect(check()).rejects.toThrow('Written without changed');
  });

  it('accepts a change that is reported', async () => {
    await transact(test.shop.db, async trx => {
      await cheaper(trx);
      await changed(trx, 'product', [1]);
    });
    await check();
  });

  it('ends every test of a shop', () => expect(test.close()).rejects.toThrow('Written without changed'));
});
