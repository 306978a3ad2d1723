import {
  getStaffOrder,
  getStaffReturn,
  getStaffWork,
  listBankRefunds,
  payBankRefund,
  refundStaffOrder,
} from '@ortoo/contracts/endpoints';
import { seedOrders } from '../../seed/orders/load-orders';
import { expectBalancedBooks } from '../../testing/books';
import { testClient, type TestClient } from '../../testing/client';
import { exampleTime } from '../../testing/images';
import { fillStock } from '../../testing/payments';
import { boots, goodIban, paidOrder, signedInStaff } from '../../testing/returns';
import { startTestShop, type TestShop } from '../../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await seedOrders(test.shop.db, () => exampleTime);
  await fillStock(test);
  staff = await signedInStaff(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const list = async (query: object = {}) => (await staff.call(listBankRefunds, { query })).body;
const pay = (id: number) => staff.reject(payBankRefund, { params: { id } });

it('lists what waits for its transfer, as many as the overview counts', async () => {
  const { bank_refunds, total_count } = await list({ per_page: 100 });
  expect(total_count).toBeGreaterThan(0);
  expect((await staff.call(getStaffWork)).body.bank_refunds).toBe(total_count);
  expect(bank_refunds.every(({ paid_at, account }) => paid_at === null && account !== null)).toBe(true);
  expect(bank_refunds.map(({ id }) => id)).toEqual(bank_refunds.map(({ id }) => id).sort((a, b) => a - b));
  expect((await list({ state: 'all' })).total_count).toBeGreaterThan(total_count);
});

it('ends a return with its transfer, once', async () => {
  const [refund] = (await list()).bank_refunds;
  const { body } = await staff.call(payBankRefund, { params: refund! });
  expect(body.paid_at).not.toBeNull();
  const { return_id } = await test.shop.db
    .selectFrom('return_authorizations')
    .select('id as return_id')
    .where('number', '=', refund!.return_number!)
    .executeTakeFirstOrThrow();
  expect((await staff.call(getStaffReturn, { params: { id: return_id } })).body.state).toBe('refunded');
  expect((await pay(refund!.id)).status).toBe(200);
  expect((await list({ q: refund!.return_number! })).bank_refunds).toEqual([]);
});

it('pays what staff have refunded to a bank account, whose order shows it', async () => {
  const { order } = await paidOrder(test, boots, 1);
  const body = { amount: 7_000, to: 'bank', account_name: 'Цэцэг', iban: goodIban, reason: 'Agreed' } as const;
  await staff.call(refundStaffOrder, { params: order, body });
  const [refund] = (await list({ q: 'Цэц' })).bank_refunds;
  expect(refund).toMatchObject({ order_number: order.number, amount: '7000.0', account: { iban: goodIban } });
  await pay(refund!.id);
  expect((await staff.call(getStaffOrder, { params: order })).body.refunds.at(-1)?.is_pending).toBe(false);
  expect((await list({ q: order.number, state: 'all' })).bank_refunds).toHaveLength(1);
});

it('knows no other refund', async () => {
  expect((await pay(999_999)).status).toBe(404);
  const { order } = await paidOrder(test, boots, 1);
  const body = { amount: 1_000, to: 'wallet', reason: 'Agreed' } as const;
  await staff.call(refundStaffOrder, { params: order, body });
  expect((await list({ q: order.number, state: 'all' })).bank_refunds).toEqual([]);
});

it('is not for staff without the right to money', async () => {
  const vendor = testClient(test.app);
  await vendor.signIn('vendor@example.mn', 'Vendor-2026');
  expect((await vendor.reject(listBankRefunds, {})).status).toBe(403);
});
