import type { Order, UpdateCheckout } from '@ortoo/contracts';
import {
  addLineItem,
  addStoreCredit,
  completeCheckout,
  createInvoice,
  getOrder,
  listOrderPaymentMethods,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { type Buyer, newBuyer, newShopper } from '../testing/buyers';
import { requestInvoice, checkLast, fillStock, methodIds, sandboxPage, type WayOfPaying } from '../testing/payments';
import { exampleAddress } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { refundOrder } from '../testing/refunds';
import { write } from '../testing/write';

let test: TestShop;
const costs = (fee: number, fee_share: number) =>
  write(test.shop.db, 'payment_method', trx =>
    trx.updateTable('payment_methods').set({ fee, fee_share }).where('id', '=', methodIds.qr).execute(),
  );
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
beforeEach(() => costs(500, 0.01));
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const choose = async (buyer: Buyer, way: WayOfPaying) =>
  (
    await buyer.client.call(updateCheckout, {
      params: buyer.order,
      body: { order: { payments_attributes: [{ payment_method_id: methodIds[way] }] } },
    })
  ).body;
const sums = ({ total, fee_total, amount_due }: Order) => [total, fee_total, amount_due];
const offered = async ({ client, order }: Buyer) => {
  const { body } = await client.call(listOrderPaymentMethods, { params: order });
  return body.payment_methods.map(({ code, fee }) => [code, fee]);
};
const pay = async ({ client }: Buyer, order: Order) => {
  const requests = await requestInvoice(client, order);
  await client.post(sandboxPage(requests.body), { action: 'approve' });
  return (await checkLast(client, requests.body)).body;
};
const refund = ({ id }: Order, key: string, amount?: number) =>
  refundOrder(test.shop, id, { key: `${key}-${id}`, of: amount === undefined ? 'all' : { amount }, to: 'wallet' });

it('is shown before it is chosen, and charged only while it is', async () => {
  const buyer = await newBuyer(test);
  expect(await offered(buyer)).toEqual(
    expect.arrayContaining([
      ['qr', '1750.0'],
      ['card', '0.0'],
      ['gift_card', '0.0'],
    ]),
  );
  expect(sums(await choose(buyer, 'qr'))).toEqual(['126750.0', '1750.0', '126750.0']);
  expect(sums(await choose(buyer, 'card'))).toEqual(['125000.0', '0.0', '125000.0']);
  expect(await offered(buyer)).toEqual(expect.arrayContaining([['qr', '1750.0']]));
});

it('is computed from the amount left to pay, and is booked to its own account', async () => {
  const before = await balanceOf(test, 'fee');
  const buyer = await newBuyer(test, { money: 50_000 });
  const chosen = (await buyer.client.call(addStoreCredit, { params: buyer.order, body: {} })).body;
  expect(sums(chosen)).toEqual(['126250.0', '1250.0', '76250.0']);
  const paid = await pay(buyer, chosen);
  expect(paid).toMatchObject({ state: 'complete', total: '126250.0', payment_total: '126250.0', fee_total: '1250.0' });
  expect((await balanceOf(test, 'fee')) - before).toBe(1_250);
});

it('costs nothing when wallets pay all', async () => {
  const buyer = await newBuyer(test, { digital: 200_000 });
  const covered = (await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } })).body;
  expect(sums(covered)).toEqual(['125000.0', '0.0', '0.0']);
  expect((await buyer.client.call(completeCheckout, { params: covered })).body.state).toBe('complete');
});

it('is retained at a partial refund, and refunded with the whole', async () => {
  const before = await balanceOf(test, 'fee');
  const buyer = await newBuyer(test);
  const paid = await pay(buyer, await choose(buyer, 'qr'));
  await refund(paid, 'part', 120_000);
  expect((await balanceOf(test, 'fee')) - before).toBe(1_750);
  await refund(paid, 'rest');
  expect((await balanceOf(test, 'fee')) - before).toBe(0);
  expect(await balanceOf(test, `user:${buyer.id}:store_credit`)).toBe(126_750);
});

/** The price of the variant in every cart of this suite. */
const sell = (price: number) =>
  write(test.shop.db, 'product', trx =>
    trx.updateTable('variants').set({ price, selling_price: price }).where('id', '=', 11).execute(),
  );

it('agrees to the sum that a step has shown; a later price is told at the next one', async () => {
  const { client } = await newShopper(test);
  const line_item = { variant_id: 11, quantity: 1 };
  const shown = (await client.call(addLineItem, { params: { number: '0' }, body: { line_item } })).body;
  const params = { number: shown.number };
  const priceAfter = async (order: UpdateCheckout['order']) => {
    const [line] = (await client.call(updateCheckout, { params, body: { order } })).body.line_items;
    return [line?.previous_price, line?.price];
  };
  await sell(125_000);
  const address = { ship_address_attributes: exampleAddress };
  expect(await priceAfter({ item_total: shown.item_total, ...address })).toEqual(['120000.0', '125000.0']);
  const payment = { payments_attributes: [{ payment_method_id: methodIds.qr }] };
  expect(await priceAfter({ item_total: '125000.0', ...payment })).toEqual([null, '125000.0']);
  await sell(120_000);
});

it('says what the goods cost now when their price has changed between the choice and the payment', async () => {
  const buyer = await newBuyer(test);
  const chosen = await choose(buyer, 'card');
  await sell(130_000);
  const [line] = (await buyer.client.call(getOrder, { params: chosen })).body.line_items;
  expect([line?.previous_price, line?.price]).toEqual(['120000.0', '130000.0']);
  const params = { number: chosen.number, id: chosen.payments.at(-1)?.id ?? 0 };
  const rejected = await buyer.client.reject(createInvoice, { params, body: {} }, { 'accept-language': 'en' });
  expect([rejected.status, rejected.body]).toMatchObject([
    409,
    { code: 'PRICE_CHANGED', error: expect.stringContaining('has changed from 120,000₮ to 130,000₮.') },
  ]);
  expect((await requestInvoice(buyer.client, chosen)).body.amount_due).toBe('135000.0');
  await sell(120_000);
});

it('is not raised unnoticed between the choice and the payment', async () => {
  const buyer = await newBuyer(test);
  const chosen = await choose(buyer, 'qr');
  await costs(900, 0.01);
  const rejected = await buyer.client.reject(createInvoice, {
    params: { number: chosen.number, id: chosen.payments.at(-1)?.id ?? 0 },
    body: {},
  });
  expect([rejected.status, rejected.body.code]).toEqual([409, 'AMOUNT_CHANGED']);
  const shown = (await buyer.client.call(getOrder, { params: chosen })).body;
  expect(sums(shown)).toEqual(['127150.0', '2150.0', '127150.0']);
  expect((await pay(buyer, shown)).payment_total).toBe('127150.0');
});
