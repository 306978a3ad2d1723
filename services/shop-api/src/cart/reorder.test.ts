import { addLineItem, getCurrentOrder, reorder } from '@ortoo/contracts/endpoints';
import { newShopper } from '../testing/buyers';
import { fillStock } from '../testing/payments';
import { boots, hotelCoupon, paidOrder } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterAll(() => test.close());

const english = { 'accept-language': 'en' };

it('puts everything into the cart, beside what it has', async () => {
  const { client, order } = await paidOrder(test, boots, 2);
  await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: hotelCoupon, quantity: 1 } },
  });
  const { body } = await client.call(reorder, { params: order, body: {} });
  expect(body.missing).toEqual([]);
  expect(body.order.line_items.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([
    [hotelCoupon, 1],
    [boots, 2],
  ]);
  expect((await client.call(getCurrentOrder)).body?.number).toBe(body.order.number);
});

it('names what is gone, with the reason, and keeps the cart', async () => {
  const { client, order } = await paidOrder(test, boots, 2);
  const before = await test.shop.db.selectFrom('variants').select('stock').where('id', '=', boots).executeTakeFirst();
  const setStock = (stock: number) =>
    write(test.shop.db, 'product', trx => trx.updateTable('variants').set({ stock }).where('id', '=', boots).execute());
  await setStock(0);
  try {
    const { body } = await client.call(reorder, { params: order, body: {} }, english);
    expect(body.order.line_items).toEqual([]);
    expect(body.missing).toEqual([
      { name: expect.stringMatching(/./), slug: 'boots', message: 'Sorry, this is sold out.' },
    ]);
  } finally {
    await setStock(before?.stock ?? 0);
  }
});

it('is for the buyer only', async () => {
  const { order } = await paidOrder(test, boots, 1);
  const { client } = await newShopper(test);
  expect(await client.reject(reorder, { params: order, body: {} })).toMatchObject({ status: 404 });
});
