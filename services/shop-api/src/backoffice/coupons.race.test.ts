import { sql } from 'kysely';
import { transact } from '../db/changes';
import { type Database, openDatabase } from '../db/index';
import { changesSince } from '../db/product-changes';
import { startPostgres, type TestPostgres } from '../testing/postgres';
import { markUsed } from './coupons.tables';

const now = new Date('2026-11-21T04:00:00Z');
let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres({ contents: 'example' });
  database = await openDatabase({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await database?.close();
  await postgres?.close();
});

let inserted = 0;

const insertCoupon = async (): Promise<number> => {
  inserted += 1;
  const { db } = database;
  const order = {
    number: `R1${String(inserted).padStart(8, '0')}`,
    token: `token-${inserted}`,
    user_id: null,
    site: 'ortoo',
    state: 'complete',
    created_at: now,
    updated_at: now,
  } as const;
  const { id: order_id } = await db
    .insertInto('orders')
    .values({ ...order, payment_state: 'paid', shipment_state: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const line = { order_id, variant_id: 20, quantity: 1, price: 1000, options: '{}', gift: false };
  const { id: line_item_id } = await db.insertInto('line_items').values(line).returning('id').executeTakeFirstOrThrow();
  const valid_until = new Date(now.getTime() + 1000);
  const coupon = {
    number: `AAAA-BBBB-${String(inserted).padStart(4, '0')}`,
    code: `code-${inserted}`,
    kind: 'coupon',
    order_id,
    line_item_id,
    user_id: null,
  } as const;
  const { id } = await db
    .insertInto('coupons')
    .values({ ...coupon, snapshot: '{}', issued_at: now, valid_until })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

it('lets one of fifty scanners use each of twenty coupons', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 20; count += 1) ids.push(await insertCoupon());
  const { id: staff } = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  const scan = async () => {
    // Each scanner has its own order, so that many meet at one coupon.
    const marks = await Promise.all(
      ids
        .toSorted(() => Math.random() - 0.5)
        .map(async id => ({ id, isUsed: Boolean(await markUsed(database.db, id, staff, null, now)) })),
    );
    return marks.filter(({ isUsed }) => isUsed).map(({ id }) => id);
  };
  const granted = (await Promise.all(Array.from({ length: 50 }, scan))).flat();
  expect(granted.toSorted((one, other) => one - other)).toEqual(ids);
});

it('reports a change that ends late, once it has ended', async () => {
  const { db } = database;
  const before = await changesSince(db, '0');
  const change = (trx: typeof db, id: number) =>
    trx
      .updateTable('products')
      .set({ total_reviews: sql`total_reviews + 1` })
      .where('id', '=', id)
      .execute();
  const during = await transact(db, async slow => {
    await change(slow, 1);
    await change(db, 2);
    return changesSince(db, before.horizon);
  });
  // The second transaction has ended, but the horizon stays before the first: both are returned again.
  expect(during.changes).toMatchObject([{ id: 2, settled: false }]);
  const { changes } = await changesSince(db, during.horizon);
  expect(changes.map(({ id, settled }) => [id, settled]).sort()).toEqual([
    [1, true],
    [2, true],
  ]);
});
