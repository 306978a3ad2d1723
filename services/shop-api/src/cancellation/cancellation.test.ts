import type { Order } from '@ortoo/contracts';
import {
  addStoreCredit,
  applyCouponCode,
  applyGiftCard,
  cancelOrder,
  getOrder,
  listOwnOrders,
  readyShipment,
} from '@ortoo/contracts/endpoints';
import { latestMessages } from '../db/outbox.tables';
import { findInvoice } from '../sandbox/invoices.tables';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { newBuyer, newGiftCard, newShopper } from '../testing/buyers';
import { testClient, type TestClient } from '../testing/client';
import { checkLast, fillStock, requestInvoice, sandboxPage } from '../testing/payments';
import { boots, hotelCoupon, paidOrder, signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const cancel = (client: TestClient, order: Order) => client.call(cancelOrder, { params: order, body: {} });
const reject = (client: TestClient, order: Order) => client.reject(cancelOrder, { params: order, body: {} });
const stock = async (id: number) =>
  (await test.shop.db.selectFrom('variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const invoiceState = async ({ id }: Order) => {
  const { invoice_id } = await test.shop.db
    .selectFrom('payments')
    .select('invoice_id')
    .where('order_id', '=', id)
    .where('source', 'is', null)
    .executeTakeFirstOrThrow();
  return (await findInvoice(test.shop.db, invoice_id ?? ''))?.state;
};

it('ends the order, sells the goods again and refunds every source, once', async () => {
  const before = await stock(boots);
  const buyer = await newBuyer(test, { money: 50_000 });
  const { client } = buyer;
  const card = await newGiftCard(test, 'CANCELCARD', 25_000);
  await client.call(applyGiftCard, { params: buyer.order, body: { code: 'CANCELCARD' } });
  const covered = (await client.call(addStoreCredit, { params: buyer.order, body: {} })).body;
  const requested = (await requestInvoice(client, covered)).body;
  await client.post(sandboxPage(requested), { action: 'approve' });
  const { body: order } = await checkLast(client, requested);
  expect([order.payment_state, await stock(boots)]).toEqual(['paid', before - 1]);

  const { status, body } = await cancel(client, order);
  expect([status, body.state, body.shipment_state]).toEqual([200, 'canceled', 'canceled']);
  expect(await stock(boots)).toBe(before);
  const balances = ['money', 'cashback', 'loyalty'].map(wallet => balanceOf(test, `user:${buyer.id}:${wallet}`));
  expect(await Promise.all(balances)).toEqual([50_000, 0, 0]);
  expect([await balanceOf(test, card), await invoiceState(order)]).toEqual([25_000, 'CLOSED']);
  const [message] = await latestMessages(test.shop.db, 1);
  expect(message).toMatchObject({ kind: 'email', subject: `${order.number}: захиалга цуцлагдлаа` });

  expect((await cancel(client, order)).body.state).toBe('canceled');
  expect([await stock(boots), await balanceOf(test, card)]).toEqual([before, 25_000]);
  expect(await latestMessages(test.shop.db, 1)).toEqual([message]);
});

it('gives back a code that is good for one use', async () => {
  const buyer = await newBuyer(test);
  const uses = async () =>
    (
      await test.shop.db
        .selectFrom('promotion_uses')
        .select('promotion_id')
        .where('order_id', '=', buyer.order.id)
        .execute()
    ).length;
  const applied = await buyer.client.call(applyCouponCode, {
    params: buyer.order,
    body: { coupon_code: 'UL15' },
  });
  const requested = (await requestInvoice(buyer.client, applied.body.order)).body;
  await buyer.client.post(sandboxPage(requested), { action: 'approve' });
  const { body: order } = await checkLast(buyer.client, requested);
  expect(await uses()).toBe(1);
  await cancel(buyer.client, order);
  expect(await uses()).toBe(0);
});

it('is not possible after packing, for tickets and coupons, or before payment', async () => {
  const packed = await paidOrder(test, boots, 1);
  const staff = await signedInStaff(test);
  await staff.call(readyShipment, { params: { number: packed.order.shipments[0]?.number ?? '' } });
  expect(await reject(packed.client, packed.order)).toMatchObject({ status: 422, body: { code: 'ORDER_PACKED' } });
  const coupon = await paidOrder(test, hotelCoupon, 1);
  expect(await reject(coupon.client, coupon.order)).toMatchObject({ status: 422, body: { code: 'ORDER_FINAL' } });
  const { client, order } = await newBuyer(test);
  expect(await reject(client, order)).toMatchObject({ status: 422, body: { code: 'STATE_TRANSITION' } });
});

it('belongs to the buyer only', async () => {
  const { client, order } = await paidOrder(test, boots, 1);
  const { client: other } = await newShopper(test);
  expect(await reject(other, order)).toMatchObject({ status: 404, body: { code: 'ORDER_NOT_FOUND' } });
  expect(await reject(testClient(test.app), order)).toMatchObject({ status: 404 });
  expect((await client.call(getOrder, { params: order })).body.state).toBe('complete');
});

it('lists orders by how they stand, by their words, and in both directions', async () => {
  const { client, order: first } = await paidOrder(test, boots, 1);
  await cancel(client, first);
  const numbers = async (query: object) =>
    (await client.call(listOwnOrders, { query })).body.orders.map(({ number }) => number);
  expect(await numbers({ status: 'canceled' })).toEqual([first.number]);
  expect(await numbers({ status: 'underway' })).toEqual([]);
  const name = first.line_items[0]?.product.name ?? '';
  expect(name).toMatch(/./);
  expect(await numbers({ q: name.toUpperCase() })).toEqual([first.number]);
  expect(await numbers({ q: first.number.slice(2) })).toEqual([first.number]);
  expect(await numbers({ q: '%' })).toEqual([]);
  expect(await numbers({ q: 'утас' })).toEqual([]);
});
