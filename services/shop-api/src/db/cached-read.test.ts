import { cachedRead } from './cached-read';
import { changed, transact } from './changes';
import { openDatabase, type Database } from './index';
import { inMemory } from '../testing/images';

let database: Database;
beforeAll(async () => {
  database = await openDatabase(inMemory('migrated'));
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => database.close());

let reads = 0;
const readFees = cachedRead(['payment_method'], async db => {
  reads += 1;
  return db.selectFrom('payment_methods').select(['id', 'fee']).orderBy('id').execute();
});
const readsOf = async (act: () => Promise<unknown>): Promise<number> => {
  const before = reads;
  await act();
  return reads - before;
};
const feeTo = async (trx: Database['db'], fee: number) => {
  await trx.updateTable('payment_methods').set({ fee }).where('id', '=', 1).execute();
  await changed(trx, 'payment_method');
};
const setFee = (db: Database['db'], fee: number) => transact(db, trx => feeTo(trx, fee));
const stopTime = () => {
  const at = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(at);
  return (milliseconds: number) => void clock.mockReturnValue(at + milliseconds);
};

it('is read once for all callers within a second, in a transaction too', async () => {
  const pass = stopTime();
  await setFee(database.db, 1);
  const twice = () => transact(database.db, async trx => [await readFees(trx), await readFees(trx)]);
  expect(await readsOf(async () => [await readFees(database.db), await twice()])).toBe(1);
  pass(999);
  expect(await readsOf(() => readFees(database.db))).toBe(0);
  pass(1_000);
  expect(await readsOf(() => readFees(database.db))).toBe(1);
});

it('is read again once a change of this process is committed', async () => {
  stopTime();
  await setFee(database.db, 1);
  await readFees(database.db);
  await setFee(database.db, 7);
  expect(await readFees(database.db)).toContainEqual({ id: 1, fee: 7 });
});

it('shows a transaction what it has changed itself, and nobody else before the commit', async () => {
  stopTime();
  await setFee(database.db, 1);
  await readFees(database.db);
  const rolledBack = transact(database.db, async trx => {
    await feeTo(trx, 8);
    expect(await readFees(trx)).toContainEqual({ id: 1, fee: 8 });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await readFees(database.db)).toContainEqual({ id: 1, fee: 1 });
});

it('does not make a transaction wait for a read that waits for its connection', async () => {
  await setFee(database.db, 1);
  let outside: Promise<unknown> | undefined;
  await transact(database.db, async trx => {
    outside = readFees(database.db);
    await readFees(trx);
  });
  expect(await outside).toContainEqual({ id: 1, fee: 1 });
});

it('is not cached when it was read while a change was being committed', async () => {
  stopTime();
  const slow = cachedRead(['payment_method'], async db => {
    const fees = await db.selectFrom('payment_methods').select('fee').where('id', '=', 1).execute();
    if (fees[0]?.fee === 1) await setFee(database.db, 2);
    return fees;
  });
  await setFee(database.db, 1);
  expect(await slow(database.db)).toEqual([{ fee: 1 }]);
  expect(await slow(database.db)).toEqual([{ fee: 2 }]);
});

it('is cached for each database separately', async () => {
  const other = await openDatabase(inMemory('migrated'));
  stopTime();
  await setFee(other.db, 5);
  await setFee(database.db, 6);
  expect(await readFees(database.db)).toContainEqual({ id: 1, fee: 6 });
  expect(await readFees(other.db)).toContainEqual({ id: 1, fee: 5 });
  await other.close();
});
