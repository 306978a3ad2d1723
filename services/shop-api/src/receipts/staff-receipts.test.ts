import { listStaffReceipts, retryReceipt } from '@ortoo/contracts/endpoints';
import { times } from '@ortoo/contracts';
import { testClient, type TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { boots, paidOrder } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { issueReceipts } from './issue-receipts';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = testClient(test.app);
  await staff.signIn('staff@example.mn', 'Staff-2026');
});
afterAll(() => test.close());

const list = async (state: 'failed' | 'issued') =>
  (await staff.call(listStaffReceipts, { query: { state } })).body.receipts.map(row => row.order_number);

it('lists what the office does not accept, and sends it again as soon as staff ask', async () => {
  const { order } = await paidOrder(test, boots, 1);
  await staff.post('/sandbox/switches/ebarimt', { state: 'down' });
  test.pass(times.receiptChoice);
  expect(await issueReceipts(test.shop)).toEqual({ failed: 1 });
  const { receipts } = (await staff.call(listStaffReceipts)).body;
  expect(receipts).toMatchObject([{ order_number: order.number, tries: 1, state: 'awaiting', total: order.total }]);
  expect(receipts[0]?.fault).toMatch(/^503/);

  const failed = (await staff.call(retryReceipt, { params: order })).body;
  expect(failed).toMatchObject({ state: 'awaiting', tries: 2 });
  await staff.post('/sandbox/switches/ebarimt', { state: 'up' });
  const issued = (await staff.call(retryReceipt, { params: order })).body;
  expect(issued).toMatchObject({ state: 'issued', fault: null, ddtd: expect.stringMatching(/^\d{33}$/) });
  expect(await list('failed')).toEqual([]);
  expect(await list('issued')).toEqual([order.number]);
  const again = await staff.reject(retryReceipt, { params: order });
  expect(again.body.code).toBe('RECEIPT_ISSUED');
  expect((await staff.reject(retryReceipt, { params: { number: 'R999999' } })).status).toBe(404);
});

it('issues a receipt once, however often it is sent at the same time', async () => {
  const { order } = await paidOrder(test, boots, 1);
  await staff.post('/sandbox/switches/ebarimt', { state: 'down' });
  test.pass(times.receiptChoice);
  await issueReceipts(test.shop);
  await staff.post('/sandbox/switches/ebarimt', { state: 'up' });
  await Promise.all(Array.from({ length: 3 }, () => staff.reject(retryReceipt, { params: order })));
  const sent = await test.shop.db
    .selectFrom('sandbox_records')
    .select('id')
    .where('emulator', '=', 'receipt')
    .where('state', '=', 'SUCCESS')
    .execute();
  expect(sent).toHaveLength((await list('issued')).length);
});
