import {
  type ApiErrorBody,
  type Coupon,
  type CouponResult,
  moneyPaths,
  type Order,
  type OrderPaymentMethods,
  type Receipt,
  type ReturnAuthorizations,
  shopHeaders,
  shopPaths,
  times,
} from '@ortoo/contracts';
import { issueReceipts } from './receipts/issue-receipts';
import { expectBalancedBooks } from './testing/books';
import { newGiftCard } from './testing/buyers';
import { exampleAddress, testClient, type TestClient } from './testing/client';
import { requestInvoice, checkLast, methodIds, sandboxPage } from './testing/payments';
import { boots, deliver, hotelCoupon, returnBody } from './testing/returns';
import { signedInShopper } from './testing/shoppers';
import { startTestShop, type TestShop } from './testing/test-shop';

/** A site without required sign-in. */
const open = { [shopHeaders.site]: 'munkh-tsas' };
const email = 'guest@example.org';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await newGiftCard(test, 'GUESTCARD', 100_000);
});
afterAll(() => test.close());

/** A visitor with boots and a hotel coupon in the cart, and its token. */
const visitor = async () => {
  const { body } = await testClient(test.app, open).post<Order>(shopPaths.lineItems('0'), {
    line_item: { variant_id: boots },
  });
  const client = testClient(test.app, { ...open, [shopHeaders.orderToken]: body.token ?? '' });
  const { body: order } = await client.post<Order>(shopPaths.lineItems(body.number), {
    line_item: { variant_id: hotelCoupon },
  });
  return { client, order, token: body.token ?? '' };
};

const toPayment = async (client: TestClient, { number }: Order) => {
  const checkout = (order: object) => client.put<Order & ApiErrorBody>(shopPaths.checkout(number), { order });
  await checkout({ email, ship_address_attributes: exampleAddress });
  return checkout({ payments_attributes: [{ payment_method_id: methodIds.qr }] });
};

describe('a guest', () => {
  let client: TestClient;
  let order: Order;
  let token: string;
  beforeAll(async () => {
    ({ client, order, token } = await visitor());
    order = (await toPayment(client, order)).body;
  });

  it('pays with a code, a gift card and a QR code, and with no wallet', async () => {
    const { number } = order;
    const coupon = await client.put<CouponResult>(moneyPaths.applyCouponCode(number), { coupon_code: 'ORTOO10' });
    expect(coupon.body).toMatchObject({ successful: true });
    const { body: methods } = await client.get<OrderPaymentMethods>(moneyPaths.orderPaymentMethods(number));
    const wallets = methods.payment_methods.filter(({ kind }) => kind === 'wallet');
    expect(wallets.length).toBeGreaterThan(0);
    for (const wallet of wallets)
      expect(wallet).toMatchObject({ available: false, reason_code: 'LOGIN_REQUIRED', balance: null });
    const rejected = await client.put<ApiErrorBody>(moneyPaths.addStoreCredit(number), { wallet: 'money' });
    expect([rejected.status, rejected.body.code]).toEqual([401, 'LOGIN_REQUIRED']);

    const card = { code: 'GUESTCARD' };
    order = (await client.put<Order>(moneyPaths.applyGiftCard(number), card)).body;
    // 270,000₮ less a tenth, their delivery for 5,000₮, less a card of 100,000₮.
    expect(order.amount_due).toBe('148000.0');
    const requests = (await requestInvoice(client, order)).body;
    await client.post(sandboxPage(requests), { action: 'approve' });
    order = (await checkLast(client, requests)).body;
    expect(order).toMatchObject({ state: 'complete', payment_state: 'paid', payment_total: order.total, email });
    await expectBalancedBooks(test);
  });

  it('has its receipt and its tickets by the token', async () => {
    test.pass(times.receiptChoice);
    await issueReceipts(test.shop);
    const { body: receipt } = await client.get<Receipt>(shopPaths.receipt(order.number));
    expect(receipt).toMatchObject({ state: 'issued', total: order.total });
    expect((await client.get(shopPaths.receiptPdf(order.number))).status).toBe(200);
    const [coupon] = order.coupons;
    expect((await client.get<Coupon>(`${shopPaths.coupons}/${coupon?.id}`)).body.number).toBe(coupon?.number);
    expect((await client.get(shopPaths.couponQr(coupon?.id ?? 0))).status).toBe(200);
    const { messages } = (await client.get<{ messages: { recipient: string }[] }>('/dev/outbox.json')).body;
    expect(messages.filter(({ recipient }) => recipient === email)).toHaveLength(2);
  });

  it('is the only one with access to any of it', async () => {
    const other = (await visitor()).client;
    const strangers = [testClient(test.app, open), other, await signedInShopper(test, 'stranger')];
    const id = order.coupons[0]?.id ?? 0;
    const paths = [
      shopPaths.order(order.number),
      shopPaths.receipt(order.number),
      shopPaths.receiptPdf(order.number),
      shopPaths.couponQr(id),
      `${shopPaths.coupons}/${id}`,
      moneyPaths.returns(order.number),
    ];
    for (const path of paths)
      for (const stranger of strangers) expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
    expect((await client.get<Order>(shopPaths.order(order.number))).body.token).toBe(token);
  });

  it('receives a refund at a bank account, for there is no wallet', async () => {
    await deliver(test, order);
    const send = (request: object) =>
      client.post<ApiErrorBody>(moneyPaths.returns(order.number), returnBody(order, request as never));
    expect((await send({ destination: 'wallet' })).body.code).toBe('LOGIN_REQUIRED');
    expect((await send({ destination: 'original' })).status).toBe(201);
    const { body } = await client.get<ReturnAuthorizations>(moneyPaths.returns(order.number));
    expect(body.return_authorizations).toHaveLength(1);
  });
});

it('moves the cart with its code and card when the guest signs in, and revokes its token', async () => {
  await newGiftCard(test, 'MERGECARD', 30_000);
  const { client, order, token } = await visitor();
  const { number } = (await toPayment(client, order)).body;
  await client.put(moneyPaths.applyCouponCode(number), { coupon_code: 'ORTOO10' });
  const paying = (await client.put<Order>(moneyPaths.applyGiftCard(number), { code: 'MERGECARD' })).body;
  const shopper = testClient(test.app, open);
  expect((await shopper.signIn('shopper@example.mn', 'Shopper-2026', token)).body).toMatchObject({ cart_merged: true });
  const { body: own } = await shopper.get<Order>(shopPaths.currentOrder);
  expect(own).toMatchObject({ number, token: null, amount_due: paying.amount_due, receiver: null });
  expect((await client.get(shopPaths.order(number))).status).toBe(404);
});

it('states the address of a code before it is paid for', async () => {
  const { body } = await testClient(test.app, open).post<Order>(shopPaths.lineItems('0'), {
    line_item: { variant_id: hotelCoupon },
  });
  const client = testClient(test.app, { ...open, [shopHeaders.orderToken]: body.token ?? '' });
  const checkout = (order: object) => client.put<Order & ApiErrorBody>(shopPaths.checkout(body.number), { order });
  const byQr = { payments_attributes: [{ payment_method_id: methodIds.qr }] };
  const rejected = await checkout(byQr);
  expect([rejected.status, rejected.body.code]).toEqual([422, 'CONTACT_MISSING']);
  expect(Object.keys((await checkout({ ...byQr, email: 'no-address' })).body.errors ?? {})).toEqual(['email']);
  expect((await checkout({ ...byQr, email })).body).toMatchObject({ state: 'confirm', email, requirements: [] });
});
