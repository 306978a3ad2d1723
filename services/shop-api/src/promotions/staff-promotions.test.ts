import type { InputOf, NewStaffPromotion } from '@ortoo/contracts';
import {
  changeStaffPromotion,
  createStaffPromotion,
  getStaffPromotion,
  listStaffPromotions,
  previewStaffPromotion,
} from '@ortoo/contracts/endpoints';
import type { listStaffPromotionsSchemas } from '@ortoo/contracts/schema';
import { seedOrders } from '../seed/orders/load-orders';
import type { TestClient } from '../testing/client';
import { exampleTime } from '../testing/images';
import { signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop({ contents: 'whole' });
  await seedOrders(test.shop.db, () => exampleTime);
  staff = await signedInStaff(test);
});
afterAll(() => test.close());

const terms = {
  ...{ percent: 10, amount: null, max_amount: null, min_order: 0, brands: null, products: null },
  ...{ combinable: false, usage_limit: null, per_user: null, starts_at: null, expires_at: null },
};
const fresh = (code: string, more: Partial<NewStaffPromotion> = {}): NewStaffPromotion => ({
  ...{ ...terms, code, kind: 'coupon', name: { mn: 'Намрын код', en: 'Autumn code' }, active: true },
  ...more,
});
const create = async (body: NewStaffPromotion) => (await staff.call(createStaffPromotion, { body })).body;
const fieldsOf = async (body: NewStaffPromotion) => {
  const answer = await staff.reject(createStaffPromotion, { body });
  return [answer.status, Object.keys(answer.body.errors ?? {})];
};
const codesOf = async (query: InputOf<typeof listStaffPromotionsSchemas>['query']) =>
  (await staff.call(listStaffPromotions, { query: { per_page: 100, ...query } })).body.promotions.map(
    ({ code }) => code,
  );

it('creates a code in capitals, which the list and the audit log have', async () => {
  const created = await create(fresh('autumn-10', { brands: ['ul'], usage_limit: 50 }));
  expect(created).toMatchObject({ code: 'AUTUMN-10', percent: 10, brands: ['ul'], state: 'active', used: 0 });
  expect(await codesOf({ q: 'autumn' })).toEqual(['AUTUMN-10']);
  expect(await codesOf({ q: 'Намрын', state: 'active' })).toEqual(['AUTUMN-10']);
  const entry = await test.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after'])
    .where('subject', '=', 'promotion')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ action: 'createStaffPromotion', before: null, after: { code: 'AUTUMN-10' } });
});

it.each([
  ['neither percent nor amount', { percent: null }, ['amount']],
  ['both', { amount: 1_000 }, ['amount']],
  ['a cap of an amount', { percent: null, amount: 1_000, max_amount: 500 }, ['max_amount']],
  [
    'an end before its start',
    { starts_at: '2026-12-02T00:00:00Z', expires_at: '2026-12-01T00:00:00Z' },
    ['expires_at'],
  ],
  ['an unknown brand', { brands: ['ul', 'nobody'] }, ['brands']],
  ['an unknown product', { products: ['no-such-thing'] }, ['products']],
  ['letters in a promo code', { kind: 'promo' as const }, ['code']],
])('rejects %s, at its field', async (_, more, fields) =>
  expect(await fieldsOf(fresh('WRONG', more))).toEqual([422, fields]),
);

it('rejects a code that exists', async () => {
  await create(fresh('TWICE'));
  expect(await fieldsOf(fresh('twice'))).toEqual([409, ['code']]);
});

it('says whether a code can be used, in the list and in its filter alike', async () => {
  const [past, future] = [-1, 1].map(days => new Date(exampleTime.getTime() + days * 86_400_000).toISOString());
  await create(fresh('STATE-ACTIVE'));
  await create(fresh('STATE-OFF', { active: false, expires_at: past! }));
  await create(fresh('STATE-EXPIRED', { expires_at: past! }));
  await create(fresh('STATE-SCHEDULED', { starts_at: future! }));
  const { id } = await create(fresh('STATE-USED', { usage_limit: 1, starts_at: future! }));
  await test.shop.db.updateTable('promotions').set({ used: 1 }).where('id', '=', id).execute();
  const states = ['active', 'off', 'expired', 'scheduled', 'used_up'] as const;
  for (const state of states) {
    const { promotions } = (await staff.call(listStaffPromotions, { query: { q: 'STATE-', state } })).body;
    expect(promotions.map(one => one.state)).toEqual([state]);
  }
});

it('tells the second of two who change one code, and counts its uses', async () => {
  const { id, lock_version, code: _code, kind: _kind, ...rest } = await create(fresh('EDITED', { usage_limit: 9 }));
  const body = { ...terms, name: rest.name, active: false, lock_version };
  const changed = (await staff.call(changeStaffPromotion, { params: { id }, body })).body;
  expect(changed).toMatchObject({ active: false, state: 'off', usage_limit: null, lock_version: 1 });
  const late = await staff.reject(changeStaffPromotion, { params: { id }, body });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
  await test.shop.db.updateTable('promotions').set({ used: 3 }).where('id', '=', id).execute();
  const below = { ...body, usage_limit: 2, lock_version: 1 };
  const small = await staff.reject(changeStaffPromotion, { params: { id }, body: below });
  expect([small.status, Object.keys(small.body.errors ?? {})]).toEqual([422, ['usage_limit']]);
  expect((await staff.call(getStaffPromotion, { params: { id } })).body).toMatchObject({ used: 3, uses: [] });
});

it('shows what a code has taken off which orders', async () => {
  const { db } = test.shop;
  const { id } = await create(fresh('USED-ONCE'));
  const order = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('completed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const use = { promotion_id: id, order_id: order.id };
  await db
    .insertInto('adjustments')
    .values({ ...use, amount: -4_500, created_at: exampleTime })
    .execute();
  await db
    .insertInto('promotion_uses')
    .values({ ...use, user_id: null })
    .execute();
  const { body } = await staff.call(getStaffPromotion, { params: { id } });
  expect(body).toMatchObject({ taken_off: '4500.0', uses: [{ order_number: order.number, amount: '4500.0' }] });
});

it('tries terms on the last paid orders before anybody gets the code', async () => {
  const preview = async (more: Partial<typeof terms>) =>
    (await staff.call(previewStaffPromotion, { body: { ...terms, ...more } })).body;
  const all = await preview({});
  expect(all.orders).toBeGreaterThan(100);
  expect(all.fitting).toBe(all.orders);
  expect(all.examples).toHaveLength(5);
  const { order_number: number, taken_off } = all.examples[0]!;
  const { sum } = await test.shop.db
    .selectFrom('line_items as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(({ eb, fn }) => fn.sum<number>(eb('l.price', '*', eb.ref('l.quantity'))).as('sum'))
    .where('o.number', '=', number)
    .executeTakeFirstOrThrow();
  expect(Number(taken_off)).toBe(Math.floor(Number(sum) / 10));
  const large = await preview({ min_order: 1_000_000 });
  expect(large.fitting).toBeLessThan(all.fitting);
  const nothing = await preview({ min_order: 1_000_000_000 });
  expect(nothing).toMatchObject({ orders: all.orders, fitting: 0, taken_off: '0.0', examples: [] });
});

it('shows who owns a personal code', async () => {
  const { db } = test.shop;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'shopper@example.mn')
    .executeTakeFirstOrThrow();
  const { id } = await create(fresh('PERSONAL'));
  await db.updateTable('promotions').set({ user_id: user.id }).where('id', '=', id).execute();
  expect(await codesOf({ q: 'PERSONAL', audience: 'everybody' })).toEqual([]);
  expect(await codesOf({ q: 'PERSONAL', audience: 'person' })).toEqual(['PERSONAL']);
  expect((await staff.call(getStaffPromotion, { params: { id } })).body.owner).toMatch(/\S/);
});
