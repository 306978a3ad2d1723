import type { MostInApp, Order } from '@ortoo/contracts';
import { getOrder, payInApp } from '@ortoo/contracts/endpoints';
import { expectBalancedBooks } from '../testing/books';
import { errorOf, type TestClient } from '../testing/client';
import {
  requestInvoice,
  checkLast,
  chooseToPay,
  fillStock,
  methodIds,
  sandboxPage,
  toInvoice,
} from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let shoppers = 0;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

const shopper = () => signedInShopper(test, `app${(shoppers += 1)}`);

/** Query that the app sends back after the user's decision. */
const decide = async (client: TestClient, order: Order, action: string) => {
  const back = await client.post(sandboxPage(order), { action });
  const { searchParams } = new URL(String(back.headers['location']));
  return { custtkn: searchParams.get('custtkn') ?? '', txntkn: searchParams.get('txntkn') ?? '' };
};
const handOver = (client: TestClient, order: Order, tokens: MostInApp) =>
  client.call(payInApp, { params: order, body: tokens });

it('completes with the tokens of the app, and once', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'most');
  const tokens = await decide(client, order, 'approve');
  expect((await checkLast(client, order)).body.state).toBe('confirm');
  const done = await handOver(client, order, tokens);
  expect(done.body).toMatchObject({ state: 'complete', payment_state: 'paid', amount_due: '0.0' });
  expect((await handOver(client, order, tokens)).body).toEqual(done.body);
});

it('chooses the app when tokens arrive for an order with another way of paying', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'qr');
  const rejected = await handOver(client, order, { custtkn: 'unknown', txntkn: 'unknown' });
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'APP_TOKENS']);
  const now = (await client.call(getOrder, { params: order })).body;
  expect(now.payments.at(-1)).toMatchObject({ payment_method_id: methodIds.most, state: 'pending' });
  expect((await handOver(client, now, await decide(client, now, 'approve'))).body.state).toBe('complete');
});

it.each([
  ['insufficient', 'апп зөвшөөрсөнгүй'],
  ['lie', 'нэхэмжлэхийнхтэй таарсангүй'],
  ['other_currency', 'нэхэмжлэхийнхтэй таарсангүй'],
])('completes nothing when the wallet says %s', async (action, text) => {
  const client = await shopper();
  const order = await toInvoice(client, 'most');
  const { body } = await handOver(client, order, await decide(client, order, action));
  expect(body).toMatchObject({ state: 'payment', payment_state: 'failed', held_until: null, completed_at: null });
  expect(body.payments.at(-1)?.failure_message).toContain(text);
});

it('leaves the invoice open when the app’s tokens are not valid any more', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'most');
  const rejected = await handOver(client, order, await decide(client, order, 'stale_tokens'));
  expect(errorOf(rejected).code).toBe('APP_TOKENS');
  expect((await handOver(client, order, await decide(client, order, 'approve'))).body.state).toBe('complete');
});

it('rejects tokens of another purchase', async () => {
  const [first, second] = [await shopper(), await shopper()];
  const [mine, other] = [await toInvoice(first, 'most'), await toInvoice(second, 'most')];
  const rejected = await handOver(first, mine, await decide(second, other, 'approve'));
  expect(errorOf(rejected).code).toBe('APP_TOKENS');
  expect((await handOver(second, mine, { custtkn: 'a', txntkn: 'b' })).status).toBe(404);
});

it('ignores a call before the app’s user has agreed, and one after', async () => {
  const client = await shopper();
  const order = await toInvoice(client, 'most');
  await client.post(sandboxPage(order), { action: 'repeat' });
  const open = (await client.call(getOrder, { params: order })).body;
  expect(open.state).toBe('confirm');
  const done = await handOver(client, order, await decide(client, order, 'approve'));
  await client.post(sandboxPage(order), { action: 'repeat' });
  expect((await client.call(getOrder, { params: order })).body).toEqual(done.body);
});

it('reports that the wallet is unavailable, and preserves the order', async () => {
  const client = await shopper();
  const order = await chooseToPay(client, 'most');
  await client.post('/sandbox/switches/most', { state: 'down' });
  expect((await requestInvoice(client, order)).status).toBe(503);
  await client.post('/sandbox/switches/most', { state: 'up' });
  expect((await client.call(getOrder, { params: order })).body).toMatchObject({ held_until: null });
});

it('leaves balanced books', () => expectBalancedBooks(test));
