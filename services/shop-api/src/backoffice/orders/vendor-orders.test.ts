import { getStaffOrder, listStaffOrders, refundStaffOrder } from '@ortoo/contracts/endpoints';
import { seedOrders } from '../../seed/orders/load-orders';
import { testClient } from '../../testing/client';
import { exampleTime } from '../../testing/images';
import { signedInStaff } from '../../testing/returns';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop({ contents: 'whole' });
  await seedOrders(test.shop.db, () => exampleTime);
});
afterAll(() => test.close());

it('shows staff of one vendor its lines alone', async () => {
  const staff = await signedInStaff(test);
  const vendor = testClient(test.app);
  await vendor.signIn('vendor@example.mn', 'Vendor-2026');
  const query = { per_page: 100 };
  const { orders: own } = (await vendor.call(listStaffOrders, { query })).body;
  const names = new Set(own.flatMap(({ vendors }) => vendors));
  expect(names.size).toBe(1);
  const { orders } = (await staff.call(listStaffOrders, { query })).body;
  const numbers = new Set(own.map(({ number }) => number));
  const mixed = orders.find(({ vendors, number }) => vendors.length > 1 && numbers.has(number))!;
  const { body: seen } = await vendor.call(getStaffOrder, { params: mixed });
  const { body: whole } = await staff.call(getStaffOrder, { params: mixed });
  expect(seen.lines.length).toBeLessThan(whole.lines.length);
  expect(Number(seen.sums.total)).toBeLessThan(Number(whole.sums.total));
  expect(seen).toMatchObject({ payments: [], movements: [], messages: [], notes: [], refundable: '0.0' });
  const foreign = orders.find(({ vendors }) => !vendors.some(name => names.has(name)))!;
  expect((await vendor.reject(getStaffOrder, { params: foreign })).status).toBe(404);
  const refund = { params: mixed, body: { amount: 1, to: 'wallet' as const, reason: 'яагаад' } };
  expect((await vendor.reject(refundStaffOrder, refund)).status).toBe(403);
});
