import { type Coupon, couponReference, documentPaths, type Order, shopHeaders, times } from '@ortoo/contracts';
import {
  addLineItem,
  checkPayment,
  completeCheckout,
  createInvoice,
  getCouponKey,
  getCurrentOrder,
  getOrder,
  listCoupons,
  listCouponScans,
  listStaffCoupons,
  listStockItems,
  redeemCoupon,
  removeLineItem,
  takeNextStep,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { freeOverdue } from './checkout/api';
import { verifyCoupon } from './tickets/coupon-code.rules';
import { findInvoice, settleInvoice } from './sandbox/invoices.tables';
import { exampleAddress, testClient, type TestClient } from './testing/client';
import { sandboxPage } from './testing/payments';
import { startPostgres, type TestPostgres } from './testing/postgres';
import { signedInShopper } from './testing/shoppers';
import { startTestShop, type TestShop } from './testing/test-shop';

let test: TestShop;
let shopper: TestClient;
const stockOf = async (variant: number) => {
  const { body } = await shopper.call(listStockItems, { params: { slug: '0', id: variant } });
  return body.stock_items.reduce((sum, item) => sum + item.count_on_hand, 0);
};
const pay = (order: Order, action: string) => {
  return shopper.post(sandboxPage(order), { action });
};
const start = async (client: TestClient, variants: number[]): Promise<Order> => {
  for (const variant_id of variants)
    await client.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id, quantity: 1 } } });
  return (await client.call(getCurrentOrder)).body!;
};
const toInvoice = async (client: TestClient, { number }: Order): Promise<Order> => {
  await client.call(updateCheckout, {
    params: { number },
    body: { order: { ship_address_attributes: exampleAddress } },
  });
  const { body } = await client.call(updateCheckout, {
    params: { number },
    body: { order: { payments_attributes: [{ payment_method_id: 1 }] } },
  });
  const payment = body.payments.at(-1)?.id ?? 0;
  return (await client.call(createInvoice, { params: { number, id: payment } })).body;
};

describe.each(['PGlite', 'PostgreSQL'])('on %s', backend => {
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = backend === 'PostgreSQL' ? await startPostgres({ contents: 'example' }) : undefined;
    test = await startTestShop({ databaseUrl: postgres?.url });
    shopper = testClient(test.app);
  });
  afterAll(async () => {
    await test.close();
    await postgres?.close();
  });

  describe('from a guest’s cart to a used coupon', () => {
    let order: Order;
    let coupon: Coupon;
    const number = () => order.number;
    const payment = () => order.payments.at(-1)?.id ?? 0;

    it('fills a guest’s cart, which only its token opens', async () => {
      const first = await shopper.call(addLineItem, {
        params: { number: '0' },
        body: { line_item: { variant_id: 10, quantity: 2 } },
      });
      expect(first.status).toBe(201);
      const token = first.body.token ?? '';
      const header = { [shopHeaders.orderToken]: token };
      const second = await shopper.call(
        addLineItem,
        { params: { number: '0' }, body: { line_item: { variant_id: 20 } } },
        header,
      );
      expect(second.body).toMatchObject({
        number: first.body.number,
        total: '310000.0',
        total_quantity: 3,
        state: 'cart',
      });
      expect((await shopper.reject(getOrder, { params: first.body })).status).toBe(404);
      order = second.body;
    });

    it('requires a guest to sign in', async () => {
      const header = { [shopHeaders.orderToken]: order.token ?? '' };
      const rejected = await shopper.reject(takeNextStep, { params: { number: number() } }, header);
      expect([rejected.status, rejected.body.code]).toEqual([401, 'LOGIN_REQUIRED']);
    });

    it('moves the cart at sign-in', async () => {
      const session = await shopper.signIn('99112233', 'Shopper-2026', order.token ?? '');
      expect(session.body).toMatchObject({ cart_merged: true, user: { email: 'shopper@example.mn' } });
      const current = await shopper.call(getCurrentOrder);
      expect(current.body).toMatchObject({ number: number(), token: null, total_quantity: 3 });
      const stranger = testClient(test.app, { [shopHeaders.orderToken]: order.token ?? '' });
      expect((await stranger.reject(getOrder, { params: { number: number() } })).status).toBe(404);
    });

    it('accepts the address, then is at the payment with a delivery chosen', async () => {
      const wrong = { ...exampleAddress, phone: '12 34 56' };
      const rejected = await shopper.reject(updateCheckout, {
        params: { number: number() },
        body: { order: { ship_address_attributes: wrong } },
      });
      expect(rejected.body).toMatchObject({
        code: 'INVALID',
        errors: { phone: [expect.stringContaining('9911 2233')] },
      });
      const { body } = await shopper.call(updateCheckout, {
        params: { number: number() },
        body: { order: { ship_address_attributes: exampleAddress } },
      });
      expect(body).toMatchObject({
        state: 'delivery',
        ship_address: { district_name: 'Сүхбаатар', phone: '+97699112233' },
      });
      expect(body.shipments[0]?.shipping_rates.map(rate => [rate.code, rate.cost, rate.selected])).toEqual([
        ['city_48h', '5000.0', true],
        ['city_24h', '8000.0', false],
        ['city_48_72h', '3000.0', false],
        ['city_4h', '12000.0', false],
        ['city_5h', '10000.0', false],
      ]);
      const away = { ...exampleAddress, province: '61', district: '6101' };
      const sent = await shopper.call(updateCheckout, {
        params: { number: number() },
        body: { order: { ship_address_attributes: away } },
      });
      expect(sent.body.shipments[0]?.shipping_rates.map(rate => rate.code)).toEqual(['country_7_14d']);
      await shopper.call(updateCheckout, {
        params: { number: number() },
        body: { order: { ship_address_attributes: exampleAddress } },
      });
      const express = { shipments_attributes: [{ selected_shipping_rate_id: 2 }] };
      order = (await shopper.call(updateCheckout, { params: { number: number() }, body: { order: express } })).body;
      expect(order).toMatchObject({ state: 'payment', ship_total: '12000.0', total: '322000.0' });
    });

    it('holds the stock when the invoice is created', async () => {
      const choice = { order: { payments_attributes: [{ payment_method_id: 1 }] } };
      order = (await shopper.call(updateCheckout, { params: { number: number() }, body: choice })).body;
      expect(order.state).toBe('confirm');
      const early = await shopper.reject(completeCheckout, { params: { number: number() } });
      expect(early.body.code).toBe('PAYMENT_REQUIRED');
      order = (await shopper.call(createInvoice, { params: { number: number(), id: payment() } })).body;
      expect(order.payments.at(-1)).toMatchObject({
        state: 'pending',
        amount: '322000.0',
        invoice: { qr_image: expect.stringContaining('svg') },
      });
      expect(order.held_until).toBe('2026-11-21T04:10:00.000Z');
      expect(await stockOf(10)).toBe(1);
    });

    it('ignores a forged callback', async () => {
      const forged = await shopper.get(`/payments/callback?payment=${order.payments.at(-1)?.number}&status=PAID`);
      expect([forged.status, forged.body]).toEqual([200, 'SUCCESS']);
      expect((await shopper.call(checkPayment, { params: { number: number(), id: payment() } })).body.state).toBe(
        'confirm',
      );
    });

    it('completes once the bank has approved, however often the status is requested', async () => {
      await pay(order, 'approve');
      const [first, second] = await Promise.all([
        shopper.call(completeCheckout, { params: { number: number() } }),
        shopper.call(completeCheckout, { params: { number: number() } }),
      ]);
      order = first.body;
      expect(order).toMatchObject({
        state: 'complete',
        payment_state: 'paid',
        shipment_state: 'pending',
        amount_due: '0.0',
      });
      expect(second.body.coupons).toEqual(order.coupons);
      expect(order.coupons).toHaveLength(1);
      expect(await stockOf(10)).toBe(1);
      expect((await shopper.call(getCurrentOrder)).status).toBe(204);
    });

    it('issues a coupon with a code that can be verified with the public key', async () => {
      const mine = await shopper.call(listCoupons);
      coupon = mine.body.coupons[0]!;
      expect(coupon).toMatchObject({
        state: 'active',
        name: 'hotel-coupon мн',
        place: 'Тэрэлж',
        order_number: number(),
      });
      const key = await shopper.call(getCouponKey);
      expect(verifyCoupon(coupon.code, key.body)?.number).toBe(coupon.number);
      expect((await shopper.get<string>(documentPaths.couponQr(coupon.id))).body).toContain('<svg');
      expect((await testClient(test.app).get(documentPaths.couponQr(coupon.id))).status).toBe(404);
    });

    it('notifies the buyer', async () => {
      type Outbox = { messages: { kind: string; body: string; attachments: { id: number; name: string }[] }[] };
      const { messages } = (await shopper.get<Outbox>('/dev/outbox.json')).body;
      const email = messages.find(({ kind, body }) => kind === 'email' && body.includes(number()));
      expect(email?.body).toContain(`/orders/${number()}`);
      expect(email?.attachments.map(({ name }) => name)).toEqual([`${coupon.number}.pdf`]);
      const [paper] = email?.attachments ?? [];
      expect((await shopper.get<string>(`/dev/outbox/attachments/${paper?.id}`)).body).toMatch(/^%PDF/);
    });

    it('lets the staff mark it once', async () => {
      const staff = testClient(test.app);
      await staff.signIn('staff@example.mn', 'Staff-2026');
      const used = await staff.call(redeemCoupon, {
        params: { id: couponReference(coupon.code) },
        body: { where: 'Тэрэлж' },
      });
      expect(used.body).toMatchObject({ state: 'used', used_by: 'Тэмүүлэн Ганболд', buyer_phone: '••••2233' });
      const again = await staff.reject(redeemCoupon, { params: { id: coupon.number }, body: {} });
      expect(again.status).toBe(422);
      expect(again.body).toMatchObject({ code: 'already_used', used_where: 'Тэрэлж', used_at: used.body.used_at });
      const scans = await staff.call(listCouponScans, { params: { id: String(coupon.id) } });
      expect(scans.body.scans.map(({ result }) => result)).toEqual(['already_used', 'granted']);
      const found = await staff.call(listStaffCoupons, { query: { q: coupon.number.slice(0, 6), state: 'used' } });
      expect(found.body.coupons).toHaveLength(1);
    });
  });

  describe('a missing payment', () => {
    it.each(['underpay', 'other_currency'])('never completes on a wrong sum, and refunds it: %s', async action => {
      const client = await signedInShopper(test, action);
      const order = await toInvoice(client, await start(client, [11]));
      await pay(order, action);
      const { body } = await client.call(checkPayment, { params: { number: order.number, id: order.payments[0]!.id } });
      expect(body).toMatchObject({ state: 'payment', payment_state: 'failed', held_until: null, coupons: [] });
      const invoice = await findInvoice(test.shop.db, order.payments[0]!.invoice!.invoice_id);
      expect(invoice?.state).toBe('CLOSED');
    });

    it.each([
      ['decline', 'failed'],
      ['expire', 'void'],
    ])('releases the stock: %s', async (action, payment_state) => {
      const client = await signedInShopper(test, action);
      const before = await stockOf(11);
      const order = await toInvoice(client, await start(client, [11]));
      expect(await stockOf(11)).toBe(before! - 1);
      await pay(order, action);
      const { body } = await client.call(getOrder, { params: order });
      expect(body).toMatchObject({ state: 'payment', payment_state, held_until: null });
      expect(await stockOf(11)).toBe(before);
    });

    it('frees the stock after ten minutes, but not for a buyer who has paid by then', async () => {
      const before = (await stockOf(11)) ?? 0;
      const [late, punctual] = await Promise.all(
        ['late', 'punctual'].map(async name => {
          const client = await signedInShopper(test, name);
          return { client, order: await toInvoice(client, await start(client, [11])) };
        }),
      );
      const invoice = punctual!.order.payments[0]!.invoice!.invoice_id;
      await settleInvoice(test.shop.db, invoice, { state: 'PAID', amount: 125_000, now: test.shop.clock() });
      test.pass(times.stockHold);
      await freeOverdue(test.shop);
      const read = async ({ client, order }: typeof late & object) =>
        (await client.call(getOrder, { params: order })).body;
      expect(await read(late!)).toMatchObject({ state: 'payment', held_until: null, payments: [{ state: 'void' }] });
      expect(await read(punctual!)).toMatchObject({ state: 'complete', payment_state: 'paid' });
      expect(await stockOf(11)).toBe(before - 1);
    });

    it('releases the hold when the cart changes', async () => {
      const client = await signedInShopper(test, 'changes');
      const before = await stockOf(11);
      const cart = await start(client, [11]);
      const order = await toInvoice(client, cart);
      expect(order.line_items[0]?.max_quantity).toBe(cart.line_items[0]?.max_quantity);
      const { body } = await client.call(removeLineItem, {
        params: { number: order.number, id: order.line_items[0]!.id },
      });
      expect(body).toMatchObject({ state: 'cart', held_until: null, line_items: [] });
      expect(await stockOf(11)).toBe(before);
    });
  });
});
