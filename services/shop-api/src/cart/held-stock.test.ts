import type { Order } from '@ortoo/contracts';
import { addLineItem, emptyOrder, getOrder, getProduct } from '@ortoo/contracts/endpoints';
import { freeOverdue } from '../checkout/api';
import { errorOf, type TestClient } from '../testing/client';
import { chooseToPay, fillStock, requestInvoice, toInvoice } from '../testing/payments';
import { signedInShopper } from '../testing/shoppers';
import { startTestShop, type TestShop } from '../testing/test-shop';

const english = { 'accept-language': 'en' };
const minute = 60_000;
let test: TestShop;
let people = 0;
beforeAll(async () => {
  test = await startTestShop();
});
afterAll(() => test.close());

const shopper = () => signedInShopper(test, `waiting${(people += 1)}`);
const add = (client: TestClient) =>
  client.reject(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id: 11 } } }, english);
const read = async (client: TestClient, order: Order) => (await client.call(getOrder, { params: order }, english)).body;
const variantOf = async (client: TestClient) =>
  (await client.call(getProduct, { params: { slug: 'boots' } })).body.variants.find(({ id }) => id === 11);

it('says that somebody is paying for the last piece, and when it may be free again', async () => {
  await fillStock(test, { stock: 1 });
  const [payer, waiting, faster] = [await shopper(), await shopper(), await shopper()];
  const cart = await chooseToPay(waiting, 'qr');
  const held = await toInvoice(payer, 'qr');
  test.pass(2 * minute);
  const text = 'Somebody is paying for it right now. It may be free again in 8 minutes.';
  const { line_items, warnings, requirements } = await read(waiting, cart);
  expect(line_items[0]).toMatchObject({ insufficient_stock: true, held_until: held.held_until });
  expect(warnings).toEqual([`boots: ${text}`]);
  expect(requirements[0]?.message).toBe(text);
  expect((await add(faster)).body).toMatchObject({ code: 'STOCK_HELD', error: text });
  expect(errorOf(await requestInvoice(waiting, cart)).code).toBe('STOCK_HELD');
  expect(await variantOf(faster)).toMatchObject({ in_stock: false, held_until: held.held_until });

  await payer.call(emptyOrder, { params: held });
  expect((await read(waiting, cart)).line_items[0]).toMatchObject({ insufficient_stock: false, held_until: null });
  expect(await variantOf(faster)).toMatchObject({ in_stock: true, held_until: null });
});

it('says how many are left of what was ordered', async () => {
  const client = await shopper();
  await fillStock(test, { stock: 9 });
  const line = { params: { number: '0' }, body: { line_item: { variant_id: 11, quantity: 3 } } };
  const { body: cart } = await client.call(addLineItem, line);
  await fillStock(test, { stock: 2 });
  const { warnings, requirements } = await read(client, cart);
  expect(warnings).toEqual(['boots: Only 2 left: please order fewer.']);
  expect(requirements[0]?.message).toBe('Only 2 left: please order fewer.');
});

it('calls a hold whose time is over about to end, and what is sold sold out', async () => {
  await fillStock(test, { stock: 1 });
  const [payer, waiting] = [await shopper(), await shopper()];
  await toInvoice(payer, 'qr');
  test.pass(15 * minute);
  expect((await add(waiting)).body.error).toContain('again in 1 minute.');
  await freeOverdue(test.shop);
  await fillStock(test, { stock: 0 });
  expect((await add(waiting)).body).toMatchObject({ code: 'OUT_OF_STOCK', error: 'Sorry, this is sold out.' });
  expect(await variantOf(waiting)).toMatchObject({ in_stock: false, held_until: null });
});
