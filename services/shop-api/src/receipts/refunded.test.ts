import { type Order, times } from '@ortoo/contracts';
import { approveReturn, chooseReceipt, getReceipt, refundReturn } from '@ortoo/contracts/endpoints';
import { refundOrder } from '../testing/refunds';
import { expectBalancedBooks } from '../testing/books';
import type { TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { sendReturn, boots, deliver, paidOrder, signedInStaff } from '../testing/returns';
import { receiptsAtOffice } from '../testing/tax-office';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { issueReceipts } from './issue-receipts';
import { write } from '../testing/write';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const read = async (client: TestClient, order: Order) => (await client.call(getReceipt, { params: order })).body;
const refund = ({ id }: Order, amount?: number) =>
  refundOrder(test.shop, id, {
    key: `refund-${id}-${amount ?? 'all'}`,
    of: amount === undefined ? 'all' : { amount },
    to: 'wallet',
  });
const atOffice = async (ddtd: string | null) => (await receiptsAtOffice(test)).find(({ id }) => id === ddtd);

/** An order of boots, 120,000₮ each, and their delivery for 5,000₮, with its receipt. */
const receipted = async (quantity = 1) => {
  const bought = await paidOrder(test, boots, quantity);
  test.pass(times.receiptChoice);
  await issueReceipts(test.shop);
  return { ...bought, receipt: await read(bought.client, bought.order) };
};

it('is cancelled at the tax office when everything is refunded, once', async () => {
  const { client, order, receipt } = await receipted();
  await refund(order);
  await Promise.all([issueReceipts(test.shop), issueReceipts(test.shop)]);
  expect(await read(client, order)).toMatchObject({ state: 'cancelled', pdf_url: null });
  expect(await atOffice(receipt.ddtd)).toMatchObject({ state: 'INACTIVE' });
  const before = await receiptsAtOffice(test);
  await issueReceipts(test.shop);
  expect(await receiptsAtOffice(test)).toEqual(before);
});

it('is reissued for the rest when some of the goods are returned', async () => {
  const { client, order, receipt } = await receipted(2);
  expect(receipt.total).toBe('240000.0');
  await deliver(test, order);
  const { body: requests } = await sendReturn(client, order);
  const staff = await signedInStaff(test);
  for (const decision of [approveReturn, refundReturn]) await staff.call(decision, { params: { id: requests.id } });
  expect((await read(client, order)).state).toBe('issued');
  await issueReceipts(test.shop);
  const renewed = await read(client, order);
  expect(renewed).toMatchObject({ state: 'issued', total: '120000.0' });
  expect(renewed.ddtd).not.toBe(receipt.ddtd);
  expect(await atOffice(receipt.ddtd)).toMatchObject({ state: 'INACTIVE' });
  expect(await atOffice(renewed.ddtd)).toMatchObject({
    state: 'SUCCESS',
    items: [{ qty: 1, totalAmount: 120_000 }],
  });
});

it('lists the payment less a refund without returned goods', async () => {
  const { client, order, receipt } = await receipted();
  await refund(order, 25_000);
  await issueReceipts(test.shop);
  await refund(order, 50_000);
  await issueReceipts(test.shop);
  const { ddtd, total } = await read(client, order);
  expect([total, (await atOffice(ddtd))?.totalAmount]).toEqual(['50000.0', 50_000]);
  const receipts = (await receiptsAtOffice(test)).filter(({ state }) => state === 'SUCCESS').map(({ id }) => id);
  expect([receipts.includes(ddtd ?? ''), receipts.includes(receipt.ddtd ?? '')]).toEqual([true, false]);
});

it('lists the payment fee, and retains it at a partial refund', async () => {
  const costs = (fee: number, fee_share: number) =>
    write(test.shop.db, 'payment_method', trx =>
      trx.updateTable('payment_methods').set({ fee, fee_share }).where('code', '=', 'qr').execute(),
    );
  await costs(500, 0.01);
  const { client, order, receipt } = await receipted();
  await costs(0, 0);
  expect(receipt.total).toBe('126750.0');
  const items = async (ddtd: string | null) => (await atOffice(ddtd))?.items.map(({ totalAmount }) => totalAmount);
  expect(await items(receipt.ddtd)).toEqual([120_000, 5_000, 1_750]);
  await refund(order, 120_000);
  await issueReceipts(test.shop);
  expect((await read(client, order)).total).toBe('6750.0');
});

it('is not issued for amounts that were refunded before', async () => {
  const { client, order } = await paidOrder(test, boots, 1);
  const before = (await receiptsAtOffice(test)).length;
  await refund(order);
  test.pass(times.receiptChoice);
  await issueReceipts(test.shop);
  expect((await read(client, order)).state).toBe('cancelled');
  expect(await receiptsAtOffice(test)).toHaveLength(before);
});

it('waits to be cancelled while the office is unavailable', async () => {
  const { client, order, receipt } = await receipted();
  const office = (state: string) => client.post('/sandbox/switches/ebarimt', { state });
  await refund(order);
  await office('down');
  expect(await issueReceipts(test.shop)).toEqual({ failed: 1 });
  expect((await read(client, order)).state).toBe('awaiting');
  expect((await client.reject(chooseReceipt, { params: order, body: { kind: 'citizen' } })).body.code).toBe(
    'RECEIPT_ISSUED',
  );
  await office('up');
  test.pass(10 * 60_000);
  await issueReceipts(test.shop);
  expect((await read(client, order)).state).toBe('cancelled');
  expect(await atOffice(receipt.ddtd)).toMatchObject({ state: 'INACTIVE' });
});
