import type { Order, Payment } from '@ortoo/contracts';
import { addLineItem, applyCouponCode, emptyOrder, getOrder, updateCheckout } from '@ortoo/contracts/endpoints';
import { exampleAddress, type TestClient } from '../testing/client';
import {
  requestInvoice,
  chooseToPay,
  fillStock,
  methodIds,
  sandboxPage,
  toInvoice,
  type WayOfPaying,
} from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { freeOverdue } from './order-payments';

let test: TestShop;
let shoppers = 0;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

const shopper = () => signedInShopper(test, `failing${(shoppers += 1)}`);
const read = (client: TestClient, { number }: Order, language = 'en') =>
  client.call(getOrder, { params: { number } }, { 'accept-language': language });
const lastOf = async (client: TestClient, order: Order, language?: string): Promise<Payment | undefined> =>
  (await read(client, order, language)).body.payments.at(-1);

it.each<[WayOfPaying, string, Payment['failure'], string]>([
  ['qr', 'decline', 'declined', 'the bank declined it. Please try again or pay another way.'],
  ['qr', 'underpay', 'wrong_amount', 'not the amount due'],
  ['qr', 'other_currency', 'wrong_amount', 'not the amount due'],
  ['qr', 'expire', 'expired', 'The time to pay has run out'],
  ['card', 'insufficient', 'insufficient_funds', 'not enough money on the card'],
  ['card', 'decline', 'declined', 'the bank declined it. Please use another card or payment method.'],
  ['card', 'lie', 'wrong_amount', 'not the amount due'],
  ['card', 'expire', 'expired', 'The time to pay has run out'],
])('says of %s, %s: %s', async (way, action, failure, text) => {
  const client = await shopper();
  const order = await toInvoice(client, way);
  await client.post(sandboxPage(order), { action });
  expect(await lastOf(client, order)).toMatchObject({ failure, failure_message: expect.stringContaining(text) });
});

it('reports that the card was not confirmed, and no longer once it is paid in another way', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'card');
  for (const code of ['1', '2', '3']) await client.post(sandboxPage(order), { step: 'code', code });
  const failed = await lastOf(client, order, 'mn');
  expect(failed).toMatchObject({ state: 'failed', failure: 'not_confirmed' });
  expect(failed?.failure_message).toContain('3-D Secure баталгаажуулалт амжилтгүй');
  const other = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const again = (await client.call(updateCheckout, { params: order, body: other })).body;
  expect(again.payments.at(-1)).toMatchObject({ failure: null, failure_message: null });
});

it('reports that a provider cannot be reached, and preserves the order', async () => {
  const client = await shopper();
  const order = await chooseToPay(client, 'qr');
  await client.post('/sandbox/switches/qpay', { state: 'down' });
  expect((await requestInvoice(client, order)).status).toBe(503);
  await client.post('/sandbox/switches/qpay', { state: 'up' });
  expect((await read(client, order)).body).toMatchObject({ state: 'payment', held_until: null });
  expect(await lastOf(client, order)).toMatchObject({ state: 'void', failure: 'unavailable' });
});

it('opens no invoice for an expired payment, and reports it', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'qr');
  test.pass(11 * 60_000);
  await freeOverdue(test.shop);
  const late = await requestInvoice(client, order);
  expect([late.status, late.body]).toMatchObject([expect.any(Number), { code: 'PAYMENT_EXPIRED' }]);
  expect(late.status).toBeGreaterThanOrEqual(400);
});

it('reports a payment that expires by itself, and nothing when the buyer has changed the way of paying', async () => {
  const [late, other] = [await shopper(), await shopper()];
  const [order, changed] = [await toInvoice(late, 'qr'), await toInvoice(other, 'qr')];
  await other.call(updateCheckout, {
    params: changed,
    body: { order: { payments_attributes: [{ payment_method_id: methodIds.card }] } },
  });
  test.pass(11 * 60_000);
  await freeOverdue(test.shop);
  expect(await lastOf(late, order)).toMatchObject({ state: 'void', failure: 'expired' });
  const { payments } = (await read(other, changed)).body;
  expect(payments.map(({ state, failure }) => [state, failure])).toEqual([
    ['void', null],
    ['checkout', null],
  ]);
});

const add = (client: TestClient, quantity = 1) =>
  client.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id: 11, quantity } } });

it('forgets a payment that has ended once the cart holds something else', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'qr');
  test.pass(11 * 60_000);
  await freeOverdue(test.shop);
  expect((await read(client, order)).body.payment_state).toBe('void');
  expect((await add(client)).body.payment_state).toBeNull();
  await client.call(updateCheckout, { params: order, body: { order: { ship_address_attributes: exampleAddress } } });
  expect((await read(client, order)).body).toMatchObject({ state: 'delivery', payment_state: null });
});

it('reports an invoice that a change of the cart has withdrawn, until the next payment or an empty cart', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'qr');
  const states = [(await add(client)).body, (await add(client)).body];
  const address = { order: { ship_address_attributes: exampleAddress } };
  states.push((await client.call(updateCheckout, { params: order, body: address })).body);
  const choice = { order: { payments_attributes: [{ payment_method_id: methodIds.qr }] } };
  const { body: chosen } = await client.call(updateCheckout, { params: order, body: choice });
  const { body: open } = await requestInvoice(client, chosen);
  const coded = await client.call(applyCouponCode, { params: order, body: { coupon_code: 'UL15' } });
  states.push(chosen, open, coded.body.order);
  expect(states.map(one => one.payment_state)).toEqual(['void', 'void', 'void', null, 'balance_due', 'void']);
  expect((await client.call(emptyOrder, { params: order })).body.payment_state).toBe('void');
  expect((await add(client)).body.payment_state).toBeNull();
});

it('reports no invoice where there was none, only a chosen way to pay', async () => {
  const client = await shopper();
  await chooseToPay(client, 'qr');
  expect((await add(client)).body).toMatchObject({ payment_state: null, payments: [{ state: 'void' }] });
});

it('says how to pay again only while the order can still be served', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'qr');
  test.pass(11 * 60_000);
  await freeOverdue(test.shop);
  const money = 'The time to pay has run out. If you have sent money, we will refund all of it.';
  const retry = 'Your order is saved; please pay again.';
  expect((await lastOf(client, order))?.failure_message).toBe(`${money} ${retry}`);
  await fillStock(test, { stock: 0 });
  expect((await lastOf(client, order))?.failure_message).toBe(money);
  await fillStock(test);
});
