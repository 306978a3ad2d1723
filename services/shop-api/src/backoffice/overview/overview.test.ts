import { type ProductKind, type StaffOrderStatus, toMoney } from '@ortoo/contracts';
import {
  getFailingMethods,
  getLowStock,
  getStaffSales,
  getStaffWork,
  listStaffOrders,
  listStaffQuotes,
  listStaffReturns,
} from '@ortoo/contracts/endpoints';
import { seedOrders } from '../../seed/orders/load-orders';
import { testClient, type TestClient } from '../../testing/client';
import { exampleTime } from '../../testing/images';
import { signedInStaff } from '../../testing/returns';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { write } from '../../testing/write';

let test: TestShop;
let staff: TestClient;
let vendor: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'whole' });
  await seedOrders(test.shop.db, () => exampleTime);
  staff = await signedInStaff(test);
  vendor = testClient(test.app);
  await vendor.signIn('vendor@example.mn', 'Vendor-2026');
});
afterAll(() => test.close());

const salesOf = async (client: TestClient, days: 7 | 30 | 90) =>
  (await client.call(getStaffSales, { query: { days } })).body;

const sumOf = (amounts: Partial<Record<ProductKind, string>>): number =>
  Object.values(amounts).reduce((sum, amount) => sum + toMoney(amount), 0);

/** The same figure, line by line and not by the query under test. */
const paidLines = async (days: number) => {
  const lines = await test.shop.db
    .selectFrom('orders as o')
    .innerJoin('line_items as l', 'l.order_id', 'o.id')
    .select(['o.id', 'l.price', 'l.quantity', 'o.completed_at'])
    .where('o.completed_at', 'is not', null)
    .where('o.state', '!=', 'canceled')
    .execute();
  // Ulaanbaatar is eight hours ahead.
  const dayNumber = (at: Date) => Math.floor((at.getTime() + 8 * 3_600_000) / 86_400_000);
  const today = dayNumber(exampleTime);
  const shown = lines.filter(({ completed_at }) => today - dayNumber(completed_at!) < days);
  return {
    amount: shown.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    orders: new Set(shown.map(({ id }) => id)).size,
  };
};

it.each([7, 30, 90] as const)('adds up the sales of %d days, every day of them', async length => {
  const { days, totals } = await salesOf(staff, length);
  const known = await paidLines(length);
  expect(known.orders).toBeGreaterThan(0);
  expect(days).toHaveLength(length);
  expect(days.at(-1)!.date).toBe(new Date(exampleTime.getTime() + 8 * 3_600_000).toISOString().slice(0, 10));
  expect(new Set(days.map(({ date }) => date)).size).toBe(length);
  expect([toMoney(totals.amount), totals.orders]).toEqual([known.amount, known.orders]);
  expect(days.reduce((sum, { amounts }) => sum + sumOf(amounts), 0)).toBe(known.amount);
});

it('compares with as many days before, to the tugrik', async () => {
  const [ninety, thirty] = [await salesOf(staff, 90), await salesOf(staff, 30)];
  const days = ninety.days.slice(30, 60);
  expect(toMoney(thirty.before.amount)).toBe(days.reduce((sum, { amounts }) => sum + sumOf(amounts), 0));
});

it('shows staff of one vendor the sales of its lines, and no refunds of the shop', async () => {
  const [own, all] = [await salesOf(vendor, 90), await salesOf(staff, 90)];
  expect(toMoney(own.totals.amount)).toBeGreaterThan(0);
  expect(toMoney(own.totals.amount)).toBeLessThan(toMoney(all.totals.amount));
  expect(own.totals.orders).toBeLessThan(all.totals.orders);
  expect(own.totals.refunded).toBeNull();
  expect(toMoney(all.totals.refunded ?? '')).toBeGreaterThan(0);
});

it('counts for staff of one vendor what its own lists show', async () => {
  const { body } = await vendor.call(getStaffWork);
  const ordersWith = async (status: StaffOrderStatus) =>
    (await vendor.call(listStaffOrders, { query: { status } })).body.total_count;
  const quotes = await vendor.call(listStaffQuotes, { query: { state: 'open' } });
  const returns = await Promise.all(
    (['requested', 'approved', 'payable'] as const).map(state => vendor.call(listStaffReturns, { query: { state } })),
  );
  expect(body).toEqual({
    to_pack: await ordersWith('to_pack'),
    to_send: await ordersWith('to_send'),
    to_collect: await ordersWith('to_collect'),
    quotes: quotes.body.total_count,
    returns: returns.reduce((sum, { body: { total_count } }) => sum + total_count, 0),
  });
  const all = (await staff.call(getStaffWork)).body;
  expect(body.to_pack).toBeGreaterThan(0);
  expect(body.to_pack).toBeLessThan(all.to_pack!);
});

/** The best seller of the last days, among what can run out. */
const bestSeller = async (client: TestClient) => {
  const { orders } = (await client.call(listStaffOrders, { query: { per_page: 100, status: 'done' } })).body;
  const numbers = orders.map(({ number }) => number);
  return test.shop.db
    .selectFrom('line_items as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('variants as v', 'v.id', 'l.variant_id')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(({ fn }) => ['v.id', fn.sum<number>('l.quantity').as('quantity')])
    .where('o.number', 'in', numbers)
    .where('p.kind', '=', 'goods')
    .where('p.published', '=', true)
    .where('o.completed_at', '>=', new Date(exampleTime.getTime() - 30 * 86_400_000))
    .groupBy('v.id')
    .orderBy('quantity', 'desc')
    .executeTakeFirstOrThrow();
};

it('lists what sells and will be gone, the most urgent first, to its vendor as well', async () => {
  const { id } = await bestSeller(vendor);
  const setStock = (stock: number) =>
    write(test.shop.db, 'product', trx =>
      trx.updateTable('variants').set({ stock, backorderable: false }).where('id', '=', id).execute(),
    );
  const find = async (client: TestClient) => (await client.call(getLowStock)).body.variants;
  await setStock(100_000);
  expect((await find(vendor)).map(variant => variant.id)).not.toContain(id);
  await setStock(0);
  const found = await find(vendor);
  expect(found.find(variant => variant.id === id)).toMatchObject({ stock: 0, days_left: 0 });
  const left = found.map(({ stock, sold }) => stock / sold);
  expect(left).toEqual([...left].sort((a, b) => a - b));
  const { body } = await staff.call(getLowStock);
  expect(body.total_count).toBeGreaterThanOrEqual(found.length);
});

describe('ways of paying', () => {
  const methodId = 1;
  const insert = (state: 'completed' | 'failed', failure: 'declined' | 'expired' | null, hoursAgo = 1) => {
    const created_at = new Date(exampleTime.getTime() - hoursAgo * 3_600_000);
    const { db } = test.shop;
    return db.transaction().execute(async trx => {
      const { id } = await trx.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow();
      const count = await trx.selectFrom('payments').select('id').execute();
      const row = { purpose: 'order' as const, purpose_id: id, method_id: methodId, amount: 1, state, failure };
      await trx
        .insertInto('payments')
        .values({ ...row, number: `PX${count.length}`, invoice: 'null', created_at, completed_at: null })
        .execute();
    });
  };
  const clear = () =>
    test.shop.db
      .updateTable('payments')
      .set({ created_at: new Date(0) })
      .where('method_id', '=', methodId)
      .execute();
  const find = async () => (await staff.call(getFailingMethods)).body.methods;

  it('names one of which many attempts fail today, and no abandoned one', async () => {
    await clear();
    for (const state of ['declined', 'declined', 'expired', 'expired'] as const) await insert('failed', state);
    await insert('failed', 'declined', 25);
    expect((await find()).map(({ attempts }) => attempts)).toEqual([]);
    await insert('failed', 'declined');
    await insert('completed', null);
    expect(await find()).toMatchObject([{ attempts: 4, failed: 3 }]);
  });

  it('does not name one that fails now and then', async () => {
    await clear();
    for (let count = 0; count < 3; count++) await insert('failed', 'declined');
    for (let count = 0; count < 13; count++) await insert('completed', null);
    expect(await find()).toEqual([]);
  });
});
