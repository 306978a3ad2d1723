import type { Order } from '@ortoo/contracts';
import {
  approveReturn,
  createStaffReturn,
  exchangeReturn,
  getStaffOrder,
  getStaffWork,
  listExchangeChoices,
  listReturns,
  refundReturn,
  sendExchange,
} from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { errorOf, type TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { boots, deliver, hotelCoupon, paidOrder, sendReturn, signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

/** The other size, on sale. */
const smaller = 10;

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  for (const variant_id of [boots, smaller, hotelCoupon]) await fillStock(test, { variant_id });
  staff = await signedInStaff(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const stockOf = async (id: number) =>
  (await test.shop.db.selectFrom('variants').select('stock').where('id', '=', id).executeTakeFirstOrThrow()).stock;
const exchange = (id: number, variant_id: number) =>
  staff.call(exchangeReturn, { params: { id }, body: { variant_id } });
const shown = async (client: TestClient, { number }: Order) =>
  (await client.call(listReturns, { params: { number } })).body.return_authorizations[0];
const emailsOf = async (number: string) =>
  (
    await test.shop.db.selectFrom('outbox').select(['subject', 'body']).where('subject', 'like', `${number}%`).execute()
  ).map(({ subject, body }) => `${subject}\n${body}`);

/** Boots that came back, approved. */
const approved = async (quantity = 1) => {
  const bought = await paidOrder(test, boots, quantity);
  await deliver(test, bought.order);
  const { id } = (await sendReturn(bought.client, bought.order, { quantity })).body;
  await staff.call(approveReturn, { params: { id } });
  return { ...bought, returned: id };
};

it('reserves the other size, refunds what it is cheaper, and shows both to the buyer', async () => {
  const { client, id, order, returned } = await approved(2);
  const before = await stockOf(smaller);
  const { body: choices } = await staff.call(listExchangeChoices, { params: { id: returned } });
  expect(choices.variants).toMatchObject([
    { id: smaller, options_text: 'Размер: 41', difference: '80000.0', fault: null },
    { id: boots, options_text: 'Размер: 42', difference: '0.0', fault: null },
  ]);
  for (const round of [1, 2]) {
    const { status, body } = await exchange(returned, smaller);
    expect([round, status]).toEqual([round, 200]);
    expect(body).toMatchObject({
      state: 'exchanging',
      exchange: { sku: 'BOOT-41', quantity: 2, difference: '80000.0', sent_at: null },
    });
  }
  expect(await stockOf(smaller)).toBe(before - 2);
  expect(await balanceOf(test, `user:${id}:store_credit`)).toBe(80_000);
  expect(await shown(client, order)).toMatchObject({ state: 'exchanging', exchange: { options_text: 'Размер: 41' } });

  const body = { tracking: 'MN-77' };
  for (const round of [1, 2]) {
    const sent = await staff.call(sendExchange, { params: { id: returned }, body });
    expect([round, sent.status, sent.body.state]).toEqual([round, 200, 'exchanged']);
  }
  expect(await shown(client, order)).toMatchObject({ exchange: { tracking: 'MN-77' } });
  expect(await stockOf(smaller)).toBe(before - 2);
});

it('sends the same size without moving money', async () => {
  const { id, order, returned } = await approved();
  expect((await exchange(returned, boots)).body).toMatchObject({ exchange: { difference: '0.0' } });
  expect(await balanceOf(test, `user:${id}:store_credit`)).toBe(0);
  const refunds = await test.shop.db.selectFrom('refunds').select('id').where('order_id', '=', order.id).execute();
  expect(refunds).toEqual([]);
  await staff.call(sendExchange, { params: { id: returned }, body: { tracking: 'MN-78' } });
  const { timeline } = (await staff.call(getStaffOrder, { params: order })).body;
  expect(
    timeline
      .slice(0, 2)
      .map(({ event, by, detail }) => [event, by !== null, detail])
      .sort(),
  ).toEqual([
    ['exchange_sent', true, 'MN-78'],
    ['return_exchanged', true, 'BOOT-42'],
  ]);
});

it('writes to the buyer what is prepared', async () => {
  const { returned } = await approved();
  const { number } = (await exchange(returned, smaller)).body;
  expect((await emailsOf(number)).at(-1)).toMatch(/boots мн · Размер: 41 · × 1[^]*40,000₮/);
});

it('waits in the work of staff until it is sent', async () => {
  const count = async () => (await staff.call(getStaffWork)).body.returns ?? 0;
  const { returned } = await approved();
  await exchange(returned, boots);
  const before = await count();
  await staff.call(sendExchange, { params: { id: returned } });
  expect(await count()).toBe(before - 1);
});

it('is either refunded or exchanged', async () => {
  const { returned } = await approved();
  await exchange(returned, smaller);
  expect(errorOf(await staff.call(refundReturn, { params: { id: returned } })).code).toBe('STATE_TRANSITION');
  expect(errorOf(await exchange(returned, boots)).code).toBe('STATE_TRANSITION');
});

it('rejects a dearer variant, one of another product, and one that is sold out, and changes nothing', async () => {
  const { returned, id } = await approved();
  const set = (values: { price?: number; selling_price?: number | null; stock?: number }) =>
    write(test.shop.db, 'product', trx => trx.updateTable('variants').set(values).where('id', '=', smaller).execute());
  const code = async (variant: number) => errorOf(await exchange(returned, variant)).code;
  expect(await code(hotelCoupon)).toBe('EXCHANGE_VARIANT');
  const stock = await stockOf(smaller);
  await set({ stock: 0 });
  expect(await code(smaller)).toBe('OUT_OF_STOCK');
  await set({ price: 130_000, selling_price: 125_000, stock });
  expect(await code(smaller)).toBe('EXCHANGE_DEARER');
  const { body } = await staff.call(listExchangeChoices, { params: { id: returned } });
  expect(body.variants[0]).toMatchObject({ fault: 'dearer', difference: '0.0' });
  expect(await balanceOf(test, `user:${id}:store_credit`)).toBe(0);
  expect((await exchange(returned, boots)).status).toBe(200);
});

it('exchanges no coupons', async () => {
  const { client, order } = await paidOrder(test, hotelCoupon, 1);
  const { id } = (await sendReturn(client, order)).body;
  await staff.call(approveReturn, { params: { id } });
  expect(errorOf(await exchange(id, hotelCoupon)).code).toBe('EXCHANGE_UNFIT');
});

it('is registered by staff for a buyer, after the window too', async () => {
  const { client, order } = await paidOrder(test, boots, 2);
  const items = { return_items: [{ line_item_id: order.line_items[0]!.id, quantity: 1 }] };
  const body = { reason: 'wrong_item', destination: 'wallet', memo: 'Утсаар', ...items } as const;
  const create = () => staff.reject(createStaffReturn, { params: order, body });
  expect(errorOf(await create()).code).toBe('RETURN_EARLY');
  await deliver(test, order);
  test.pass(30 * 86_400_000);
  staff = await signedInStaff(test);
  expect(errorOf(await sendReturn(client, order)).code).not.toBe('RETURN_EARLY');
  const { body: registered } = await staff.call(createStaffReturn, { params: order, body });
  expect(registered).toMatchObject({ state: 'requested', order_number: order.number, memo: 'Утсаар' });
  await staff.call(approveReturn, { params: registered });
  expect((await exchange(registered.id, boots)).body.state).toBe('exchanging');
  await create();
  expect(errorOf(await create()).code).toBe('RETURN_ASKED');
});
