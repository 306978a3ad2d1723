import type { UpdateCheckout } from '@ortoo/contracts';
import { addLineItem, createInvoice, getOrder, updateCheckout } from '@ortoo/contracts/endpoints';
import { newShopper } from '../testing/buyers';
import { errorOf, exampleAddress, type TestClient } from '../testing/client';
import { checkLast, methodIds, requestInvoice, sandboxPage } from '../testing/payments';
import { boots } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  const alcohol = test.shop.db.selectFrom('variants').select('product_id').where('id', '=', boots);
  const { product_id } = await alcohol.executeTakeFirstOrThrow();
  await write(test.shop.db, 'product', trx =>
    trx.updateTable('products').set({ alcohol: true }).where('id', '=', product_id).execute(),
  );
});
afterAll(() => test.close());

const yearsAgo = (years: number, days = 0): string => {
  const date = new Date(test.shop.clock().getTime() + 8 * 3_600_000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** A buyer with alcohol in the cart; `update` changes the checkout. */
const buyer = async (client?: TestClient) => {
  const shopper = client ?? (await newShopper(test)).client;
  const { body } = await shopper.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: boots } },
  });
  const update = (order: UpdateCheckout['order']) =>
    shopper.call(updateCheckout, { params: { number: body.number }, body: { order } });
  await update({ ship_address_attributes: exampleAddress });
  return { client: shopper, number: body.number, update };
};
const byQr = { payments_attributes: [{ payment_method_id: methodIds.qr }] };

it('is not sold to a buyer of unknown age', async () => {
  const { client, number, update } = await buyer();
  const { body: order } = await client.call(getOrder, { params: { number } });
  expect(order.age_check).toEqual({ years: 21, confirmed: false });
  expect(order.requirements.map(({ field }) => field)).toContain('birth_date');
  const rejected = await update(byQr);
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'AGE_UNCONFIRMED']);
  const { body: still } = await client.call(getOrder, { params: { number } });
  const invoice = await client.reject(createInvoice, {
    params: { number, id: still.payments.at(-1)?.id ?? 1 },
    body: {},
  });
  expect(invoice.status).toBeGreaterThanOrEqual(400);
});

it('is not sold to a buyer under 21, who is told so', async () => {
  const { client, number, update } = await buyer();
  const rejected = await update({ ...byQr, birth_date: yearsAgo(21, 1) });
  expect(errorOf(rejected)).toMatchObject({ code: 'AGE_TOO_YOUNG', errors: { birth_date: [expect.any(String)] } });
  const { body: order } = await client.call(getOrder, { params: { number } });
  expect(order.age_check).toEqual({ years: 21, confirmed: false });
});

it.each([
  ['longer ago than anybody lives', '1890-04-25'],
  ['in the future', '2999-01-01'],
])('is not sold to a buyer whose birth date is %s', async (_, birth_date) => {
  const { client, number, update } = await buyer();
  const rejected = await update({ ...byQr, birth_date });
  expect(rejected.status).toBe(422);
  expect(errorOf(rejected)).toMatchObject({ code: 'BIRTH_DATE_INVALID', errors: { birth_date: [expect.any(String)] } });
  const { body: order } = await client.call(getOrder, { params: { number } });
  expect(order.age_check).toEqual({ years: 21, confirmed: false });
});

it('is sold from the 21st birthday on, and the account remembers it', async () => {
  const { client, update } = await buyer();
  const chosen = await update({ ...byQr, birth_date: yearsAgo(21) });
  expect(chosen.body).toMatchObject({ state: 'confirm', age_check: { years: 21, confirmed: true } });
  expect(JSON.stringify(chosen.body)).not.toContain(yearsAgo(21));
  const requested = (await requestInvoice(client, chosen.body)).body;
  await client.post(sandboxPage(requested), { action: 'approve' });
  expect((await checkLast(client, requested)).body.state).toBe('complete');
  const next = await buyer(client);
  expect((await next.update(byQr)).body).toMatchObject({ state: 'confirm', age_check: { confirmed: true } });
});

it('is refused when it joins an order that was ready to be paid', async () => {
  const { client } = await newShopper(test);
  const { body: cart } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: 20 } },
  });
  const chosen = await client.call(updateCheckout, { params: cart, body: { order: byQr } });
  expect(chosen.body).toMatchObject({ state: 'confirm', age_check: null });
  await client.call(addLineItem, { params: cart, body: { line_item: { variant_id: boots } } });
  const rejected = await requestInvoice(client, chosen.body);
  expect(rejected.status).toBe(422);
  const { body: order } = await client.call(getOrder, { params: cart });
  expect(order.requirements.map(({ field }) => field)).toContain('birth_date');
});
