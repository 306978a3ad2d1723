import {
  documentPaths,
  type Order,
  pathOf,
  shopApiPrefix,
  shopHeaders,
  times,
  type UpdateCheckout,
} from '@ortoo/contracts';
import {
  addLineItem,
  addStoreCredit,
  applyCouponCode,
  applyGiftCard,
  claimOrder,
  getCoupon,
  getCurrentOrder,
  getOrder,
  getReceipt,
  listCoupons,
  listOrderPaymentMethods,
  listOwnOrders,
  listReturns,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { hashPassword } from './account/passwords';
import { issueReceipts } from './receipts/issue-receipts';
import { balanceOf, expectBalancedBooks } from './testing/books';
import { newGiftCard } from './testing/buyers';
import { errorOf, exampleAddress, testClient, type TestClient } from './testing/client';
import { requestInvoice, checkLast, methodIds, sandboxPage } from './testing/payments';
import { refundOrder } from './testing/refunds';
import { boots, deliver, hotelCoupon, sendReturn } from './testing/returns';
import { signedInShopper } from './testing/shoppers';
import { startTestShop, type TestShop } from './testing/test-shop';

/** A site without required sign-in. */
const open = { host: 'munkh-tsas.localhost' };
const email = 'guest@example.org';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await newGiftCard(test, 'GUESTCARD', 100_000);
});
afterAll(() => test.close());

/** A signed-in shopper of that site. */
const shopperOf = (name: string) =>
  signedInShopper(test, name, '', `${name}@example.org`, testClient(test.app, open), 'munkh-tsas');

/** A visitor with boots and a hotel coupon in the cart, and its token. */
const visitor = async () => {
  const { body } = await testClient(test.app, open).call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: boots } },
  });
  const client = testClient(test.app, { ...open, [shopHeaders.orderToken]: body.token ?? '' });
  const { body: order } = await client.call(addLineItem, {
    params: { number: body.number },
    body: { line_item: { variant_id: hotelCoupon } },
  });
  return { client, order, token: body.token ?? '' };
};

const toPayment = async (client: TestClient, { number }: Order) => {
  const checkout = (order: UpdateCheckout['order']) =>
    client.call(updateCheckout, { params: { number }, body: { order } });
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
    const coupon = await client.call(applyCouponCode, { params: { number }, body: { coupon_code: 'ORTOO10' } });
    expect(coupon.body).toMatchObject({
      successful: true,
      order: { adjustments: [{ label: '10 хувийн хямдрал, ихдээ 50,000₮' }] },
    });
    const { body: methods } = await client.call(listOrderPaymentMethods, { params: { number } });
    const wallets = methods.payment_methods.filter(({ kind }) => kind === 'wallet');
    expect(wallets.length).toBeGreaterThan(0);
    for (const wallet of wallets)
      expect(wallet).toMatchObject({ available: false, reason: 'Хэтэвчээ ашиглах бол нэвтэрнэ үү.', balance: null });
    const rejected = await client.reject(addStoreCredit, { params: { number }, body: { wallet: 'money' } });
    expect([rejected.status, rejected.body.code]).toEqual([401, 'WALLET_LOGIN']);

    const card = { code: 'GUESTCARD' };
    order = (await client.call(applyGiftCard, { params: { number }, body: card })).body;
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
    const { body: receipt } = await client.call(getReceipt, { params: order });
    expect(receipt).toMatchObject({ state: 'issued', total: order.total });
    expect((await client.get(documentPaths.receiptPdf(order.number))).status).toBe(200);
    const [coupon] = order.coupons;
    expect((await client.call(getCoupon, { params: { id: coupon?.id ?? 0 } })).body.number).toBe(coupon?.number);
    expect((await client.get(documentPaths.couponQr(coupon?.id ?? 0))).status).toBe(200);
    const { messages } = (await client.get<{ messages: { recipient: string }[] }>('/dev/outbox.json')).body;
    expect(messages.filter(({ recipient }) => recipient === email)).toHaveLength(2);
  });

  it('is the only one with access to any of it', async () => {
    const other = (await visitor()).client;
    // Its own key opens nothing on another site.
    const elsewhere = testClient(test.app, { host: 'localhost', [shopHeaders.orderToken]: token });
    const strangers = [testClient(test.app, open), other, elsewhere, await signedInShopper(test, 'stranger')];
    const id = order.coupons[0]?.id ?? 0;
    const paths = [
      pathOf(getOrder, order),
      pathOf(getReceipt, order),
      documentPaths.receiptPdf(order.number),
      documentPaths.couponQr(id),
      pathOf(getCoupon, { id }),
      pathOf(listReturns, order),
    ];
    for (const path of paths)
      for (const stranger of strangers) expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
    expect((await client.call(getOrder, { params: order })).body.token).toBe(token);
  });

  it('receives a refund at a bank account, for there is no wallet', async () => {
    await deliver(test, order);
    expect(errorOf(await sendReturn(client, order, { destination: 'wallet' })).code).toBe('LOGIN_REQUIRED');
    expect((await sendReturn(client, order, { destination: 'original' })).status).toBe(201);
    const { body } = await client.call(listReturns, { params: order });
    expect(body.return_authorizations).toHaveLength(1);
  });
});

it('moves the cart with its code and card when the guest signs in, and revokes its token', async () => {
  await newGiftCard(test, 'MERGECARD', 30_000);
  const { client, order, token } = await visitor();
  const { number } = (await toPayment(client, order)).body;
  await client.call(applyCouponCode, { params: { number }, body: { coupon_code: 'ORTOO10' } });
  const paying = (await client.call(applyGiftCard, { params: { number }, body: { code: 'MERGECARD' } })).body;
  const shopper = testClient(test.app, open);
  expect((await shopper.signIn('shopper@example.mn', 'Shopper-2026', token)).body).toMatchObject({ cart_merged: true });
  const { body: own } = await shopper.call(getCurrentOrder);
  expect(own).toMatchObject({ number, token: null, amount_due: paying.amount_due, receiver: null });
  expect((await client.reject(getOrder, { params: { number } })).status).toBe(404);
});

it('gives email address and phone number first', async () => {
  const { body } = await testClient(test.app, open).call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: hotelCoupon } },
  });
  const client = testClient(test.app, { ...open, [shopHeaders.orderToken]: body.token ?? '' });
  const checkout = (order: UpdateCheckout['order']) =>
    client.call(updateCheckout, { params: { number: body.number }, body: { order } });
  const byQr = { payments_attributes: [{ payment_method_id: methodIds.qr }] };
  const rejected = await checkout(byQr);
  expect([rejected.status, errorOf(rejected).code]).toEqual([422, 'CONTACT_MISSING']);
  expect(Object.keys(errorOf(await checkout({ ...byQr, email: 'no-address' })).errors ?? {})).toEqual(['email']);
  expect(errorOf(await checkout({ ...byQr, email })).code).toBe('PHONE_MISSING');
  expect(errorOf(await checkout({ email, phone: '123456' })).errors).toHaveProperty('phone');
  const contact = await checkout({ email, phone: '9911 2233' });
  expect(contact.body).toMatchObject({ state: 'payment', email, phone: '+97699112233' });
  expect((await checkout(byQr)).body).toMatchObject({ state: 'confirm', email, requirements: [] });
});

it('keeps the address that was entered before signing in, when the own cart has none', async () => {
  const { client, order, token } = await visitor();
  await toPayment(client, order);
  const shopper = await shopperOf('second-cart');
  await shopper.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id: boots } } });
  const { email: login } = await test.shop.db
    .selectFrom('users')
    .select('email')
    .where('firstname', '=', 'second-cart')
    .executeTakeFirstOrThrow();
  const password_hash = await hashPassword('Second-2026');
  await test.shop.db.updateTable('users').set({ password_hash }).where('firstname', '=', 'second-cart').execute();
  const again = testClient(test.app, open);
  expect((await again.signIn(login ?? '', 'Second-2026', token)).body).toMatchObject({ cart_merged: true });
  const { body } = await again.call(getCurrentOrder);
  expect(body?.ship_address).toMatchObject({ firstname: exampleAddress.firstname, address1: exampleAddress.address1 });
  expect(body?.line_items.map(({ quantity }) => quantity)).toEqual([2, 1]);
});

describe('a completed order of a guest', () => {
  const bought = async () => {
    const { client, order, token } = await visitor();
    const requested = (await requestInvoice(client, (await toPayment(client, order)).body)).body;
    await client.post(sandboxPage(requested), { action: 'approve' });
    return { client, order: (await checkLast(client, requested)).body, token };
  };

  it('is linked from its email and SMS, with the way in', async () => {
    const { client, order, token } = await bought();
    type Outbox = { messages: { kind: string; recipient: string; body: string; html: string | null }[] };
    const { messages } = (await client.get<Outbox>('/dev/outbox.json')).body;
    const own = messages.filter(({ body }) => body.includes(order.number));
    expect(own.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['sms', '+97699112233'],
      ['email', email],
    ]);
    const link = `/orders/${order.number}?token=${token}`;
    for (const { body } of own) expect(body).toContain(link);
    expect(own[1]?.html).toContain(`href="http://munkh-tsas.localhost`);
    const [coupon] = order.coupons;
    expect(
      (await testClient(test.app, open).get<string>((coupon?.qr_url ?? '').replace(shopApiPrefix, ''))).body,
    ).toContain('<svg');
  });

  it('moves to an account with its token, once', async () => {
    const { order, token } = await bought();
    const shopper = await shopperOf('keeper');
    const claim = (client: TestClient, order_token: string) =>
      client.call(claimOrder, { params: order, body: { order_token } });
    expect(errorOf(await claim(shopper, 'x'.repeat(43))).code).toBe('ORDER_NOT_FOUND');
    const elsewhere = await signedInShopper(test, 'elsewhere');
    expect(errorOf(await claim(elsewhere, token)).code).toBe('ORDER_NOT_FOUND');
    expect((await claim(shopper, token)).body).toMatchObject({ number: order.number, token: null });
    expect((await shopper.call(listOwnOrders)).body.orders.map(({ number }) => number)).toEqual([order.number]);
    expect((await shopper.call(listCoupons)).body.coupons).toHaveLength(order.coupons.length);
    const thief = await shopperOf('thief');
    expect(errorOf(await claim(thief, token)).code).toBe('ORDER_NOT_FOUND');
    const byLink = testClient(test.app, { ...open, [shopHeaders.orderToken]: token });
    expect((await byLink.reject(getOrder, { params: order })).status).toBe(404);
  });

  it('owes a part of its money to a bank account, where staff see it: a guest has no wallet', async () => {
    const { order } = await bought();
    const owed = () => Promise.all(['payable:bank', 'payable:qpay'].map(code => balanceOf(test, code)));
    const [bank = 0, provider] = await owed();
    await refundOrder(test.shop, order.id, { key: 'part', of: { amount: 5_000 }, to: 'original' });
    expect(await owed()).toEqual([bank + 5_000, provider]);
    await expectBalancedBooks(test);
  });

  it('opens by its link for a signed-in reader too', async () => {
    const { order, token } = await bought();
    const reader = await shopperOf('reader');
    expect((await reader.reject(getOrder, { params: order })).status).toBe(404);
    expect((await reader.call(getOrder, { params: order, query: { order_token: token } })).body.token).toBe(token);
  });
});
