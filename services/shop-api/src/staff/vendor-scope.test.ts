import type { Order, StaffShipment } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { newShopper } from '../testing/buyers';
import type { TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { boots, deliver, goodIban, hotelCoupon, paidOrder, sendReturn } from '../testing/returns';
import { signedInShopper } from '../testing/shoppers';
import { makeMember } from '../testing/staff';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

let test: TestShop;
/** Staff of the vendor of the boots, and of another one that sells the coupon. */
let own: TestClient;
let other: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  const { db } = test.shop;
  await db
    .insertInto('vendors')
    .values({ id: 2, code: 'other', name: '{"mn":"Өөр","en":"Other"}', description: '{}', logo: null })
    .execute();
  await write(db, 'product', trx => trx.updateTable('products').set({ vendor_id: 2 }).where('id', '=', 2).execute());
  own = await staffOf(1);
  other = await staffOf(2);
});
afterAll(() => test.close());

const staffOf = async (vendorId: number): Promise<TestClient> => {
  const { client, id } = await newShopper(test);
  await test.shop.db.updateTable('users').set({ roles: '["shopper","staff"]' }).where('id', '=', id).execute();
  // Of its rights, those count that know whose rows they are.
  await makeMember(test.shop.db, id, 'Manager', vendorId);
  return client;
};
const missing = (code: string) => ({ status: code === 'FORBIDDEN' ? 403 : 404, body: { code } });
const shipmentOf = ({ shipments }: Order) => ({ number: shipments[0]?.number ?? '' });

it('shipments of its orders are shown and moved', async () => {
  const { order } = await paidOrder(test, boots, 1);
  const numbersOf = async (client: TestClient) =>
    (await client.call(endpoints.listShipments)).body.shipments.map(({ number }: StaffShipment) => number);
  const params = shipmentOf(order);
  expect(await numbersOf(own)).toContain(params.number);
  expect(await numbersOf(other)).not.toContain(params.number);
  for (const step of [endpoints.readyShipment, endpoints.sendShipment, endpoints.deliverShipment]) {
    expect(await other.reject(step, { params })).toMatchObject(missing('SHIPMENT_NOT_FOUND'));
    expect((await own.call(step, { params })).status).toBe(200);
  }
});

it('an order of several vendors is moved by the staff of the shop', async () => {
  const { order } = await paidOrder(test, boots, 1);
  const line = { variant_id: hotelCoupon, quantity: 1, price: 1000, options: '{}', gift: false };
  const { id: order_id } = await test.shop.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  await test.shop.db
    .insertInto('line_items')
    .values({ ...line, order_id })
    .execute();
  const params = shipmentOf(order);
  expect(await own.reject(endpoints.readyShipment, { params })).toMatchObject(missing('FORBIDDEN'));
  expect(await other.reject(endpoints.readyShipment, { params })).toMatchObject(missing('FORBIDDEN'));
});

it('returns of its goods are shown without the bank account, and decided; the shop refunds', async () => {
  const bought = await paidOrder(test, boots, 1);
  await deliver(test, bought.order);
  const account = { account_name: 'Номин', iban: goodIban };
  const { body } = await sendReturn(bought.client, bought.order, { destination: 'bank_account', ...account });
  const params = { id: body.id };
  const listed = async (client: TestClient) =>
    (await client.call(endpoints.listStaffReturns)).body.return_authorizations.find(({ id }) => id === body.id);
  expect(await listed(own)).toMatchObject({ bank_account: null });
  expect(await listed(other)).toBeUndefined();
  expect(await other.reject(endpoints.approveReturn, { params })).toMatchObject(missing('RETURN_NOT_FOUND'));
  expect(await other.reject(endpoints.rejectReturn, { params })).toMatchObject(missing('RETURN_NOT_FOUND'));
  expect((await own.call(endpoints.approveReturn, { params })).body.state).toBe('approved');
  expect(await own.reject(endpoints.refundReturn, { params })).toMatchObject(missing('FORBIDDEN'));
});

it('prices and stock of its products are changed', async () => {
  const product = { params: { slug: 'boots' }, body: { product: { price: 99_000 } } };
  const variant = { params: { id: boots }, body: { variant: { stock_item: { count_on_hand: 5, force: true } } } };
  expect(await other.reject(endpoints.changeProduct, product)).toMatchObject(missing('PRODUCT_NOT_FOUND'));
  expect(await other.reject(endpoints.changeVariant, variant)).toMatchObject(missing('VARIANT_NOT_FOUND'));
  expect((await own.call(endpoints.changeProduct, product)).body.price).toBe('99000.0');
  expect((await own.call(endpoints.changeVariant, variant)).status).toBe(200);
});

it('coupons for what it sells are shown and used', async () => {
  const { order } = await paidOrder(test, hotelCoupon, 1);
  const [coupon] = (await other.call(endpoints.listStaffCoupons)).body.coupons;
  expect(coupon?.order_number).toBe(order.number);
  expect((await own.call(endpoints.listStaffCoupons)).body.coupons).toEqual([]);
  const params = { id: String(coupon?.id) };
  expect(await own.reject(endpoints.getStaffCoupon, { params })).toMatchObject(missing('COUPON_NOT_FOUND'));
  expect(await own.reject(endpoints.listCouponScans, { params })).toMatchObject(missing('COUPON_NOT_FOUND'));
  expect(await own.reject(endpoints.redeemCoupon, { params })).toMatchObject(missing('COUPON_NOT_FOUND'));
  expect((await other.call(endpoints.redeemCoupon, { params })).body.state).toBe('used');
});

it('quotes about what it sells are answered', async () => {
  await write(test.shop.db, 'product', trx =>
    trx.updateTable('products').set({ details: '{"suggestion":true}' }).where('slug', '=', 'boots').execute(),
  );
  const email = 'nomin@example.org';
  const client = await signedInShopper(test, 'nomin');
  const person = { firstname: 'Номин', lastname: 'Бат', phone: '9911 2233', email };
  const request = { kind: 'price' as const, product: 'boots', variant_id: boots, quantity: 2, price: 70_000 };
  const { body: quote } = await client.call(endpoints.requestQuote, { body: { ...person, ...request } });
  const answer = { params: { id: quote.id }, body: { price: 90_000, message: '' } };
  expect(await other.reject(endpoints.answerQuote, answer)).toMatchObject(missing('QUOTE_NOT_FOUND'));
  expect((await own.call(endpoints.answerQuote, answer)).body.state).toBe('answered');
});
