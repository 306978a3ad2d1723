import { type InputOf, type Recharge, times } from '@ortoo/contracts';
import {
  addLineItem,
  addStoreCredit,
  advanceCheckout,
  applyVoucher,
  checkRecharge,
  completeCheckout,
  createRecharge,
  getCurrentOrder,
  getLoyalty,
  getRecharge,
  getStoreCredit,
  listLicenses,
  listStoreCreditEvents,
  listStoreCredits,
  listVouchers,
  redeemGiftCard,
  sendCoupon,
} from '@ortoo/contracts/endpoints';
import type { listStoreCreditEventsSchemas } from '@ortoo/contracts/schema';
import { settleInvoice } from '../sandbox/invoices.tables';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { newBuyer, newGiftCard, newShopper, newVoucher } from '../testing/buyers';
import { testClient, type TestClient } from '../testing/client';
import { requestInvoice, callbackOf, checkLast, fillStock, methodIds, sandboxPage } from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { endExpiredPayments } from '../payments/api';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const recharge = (client: TestClient, amount: number, more: object = {}) =>
  client.call(createRecharge, { body: { amount, payment_method_id: methodIds.qr, ...more } });
const check = async (client: TestClient, { number }: Recharge) =>
  (await client.call(checkRecharge, { params: { number } })).body;
const pageOf = ({ invoice }: Recharge) => (invoice?.kind === 'qr' ? new URL(invoice.urls[0]?.link ?? '').pathname : '');

it('shows the balance and the terms of each wallet of the example shopper', async () => {
  const client = testClient(test.app);
  await client.signIn('99112233', 'Shopper-2026');
  const { store_credits } = (await client.call(listStoreCredits)).body;
  expect(store_credits.map(({ code }) => code)).toEqual([
    'cashback',
    'loyalty',
    'money',
    'gift',
    'pocket',
    'partner',
    'digital',
    'store_credit',
  ]);
  const { body } = await client.call(getStoreCredit, { params: { wallet: 'money' } });
  expect(body).toMatchObject({
    amount_remaining: '350000.0',
    display_amount_remaining: '350,000₮',
    amount_authorized: '0.0',
    funding: 'cash',
    min_order: '20000.0',
    max_share: 1,
    recharge: { minimum: '1000.0', maximum: '2000000.0' },
    description: expect.stringContaining('20,000₮'),
  });
  expect((await client.reject(getStoreCredit, { params: { wallet: 'purse' } })).status).toBe(404);
});

it('lists movements, newest first, with the balance after each and separate holds', async () => {
  const buyer = await newBuyer(test, { money: 60_000 });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { amount: 50_000 } });
  const events = async (query: InputOf<typeof listStoreCreditEventsSchemas>['query'] = { wallet: 'money' }) =>
    (await buyer.client.call(listStoreCreditEvents, { query })).body;
  const open = (await requestInvoice(buyer.client, (await buyer.client.call(getCurrentOrder)).body!)).body;
  const during = await events();
  expect(during.holds).toEqual([
    {
      wallet: 'money',
      wallet_name: 'Мөнгөн хэтэвч',
      amount: '50000.0',
      display_amount: '50,000₮',
      order_number: open.number,
    },
  ]);
  expect(during.store_credit_events.map(({ amount, balance }) => [amount, balance])).toEqual([['60000.0', '60000.0']]);
  await buyer.client.post(sandboxPage(open), { action: 'approve' });
  await checkLast(buyer.client, open);
  const after = await events();
  expect(after.holds).toEqual([]);
  expect(
    after.store_credit_events.map(({ amount, balance, memo, order_number }) => [amount, balance, memo, order_number]),
  ).toEqual([
    ['-50000.0', '10000.0', 'Захиалгын төлбөр', open.number],
    ['60000.0', '60000.0', 'Эхний үлдэгдэл', null],
  ]);
  expect(await events({})).toMatchObject({ total_count: 4, count: 4 });
  const last = await events({ per_page: 3, page: 2 });
  expect([last.count, last.pages]).toEqual([1, 2]);
  expect(await events({ per_page: 3, page: 3 })).toMatchObject({ count: 0, total_count: 4, store_credit_events: [] });
});

it('fills a wallet once, for repeated reports of the payment', async () => {
  const { client, id } = await newShopper(test);
  const opened = await recharge(client, 30_000);
  expect([opened.status, opened.body]).toMatchObject([
    201,
    { state: 'pending', amount: '30000.0', wallet: 'money', invoice: { kind: 'qr' } },
  ]);
  expect((await check(client, opened.body)).state).toBe('pending');
  expect(await balanceOf(test, `user:${id}:money`)).toBe(0);
  await client.post(pageOf(opened.body), { action: 'approve' });
  const address = await callbackOf(test, opened.body.number);
  const callback = () => client.get(address);
  await Promise.all([check(client, opened.body), callback(), callback(), check(client, opened.body)]);
  expect((await client.call(getRecharge, { params: opened.body })).body).toMatchObject({
    state: 'completed',
    invoice: null,
  });
  expect(await balanceOf(test, `user:${id}:money`)).toBe(30_000);
});

it.each([
  ['underpay', 'failed'],
  ['other_currency', 'failed'],
  ['decline', 'failed'],
  ['expire', 'void'],
])('fills nothing when the provider says %s', async (action, state) => {
  const { client, id } = await newShopper(test);
  const { body } = await recharge(client, 5_000);
  await client.post(pageOf(body), { action });
  expect((await check(client, body)).state).toBe(state);
  expect(await balanceOf(test, `user:${id}:money`)).toBe(0);
  expect(await balanceOf(test, 'payable:qpay')).toBe(0);
});

it('ends unpaid recharges at the deadline, but fills the wallet for one paid just before', async () => {
  const [late, punctual] = [await newShopper(test), await newShopper(test)];
  const first = (await recharge(late.client, 5_000)).body;
  const second = (await recharge(punctual.client, 6_000)).body;
  const { invoice_id } = second.invoice!;
  await settleInvoice(test.shop.db, invoice_id, { state: 'PAID', amount: 6_000, now: test.shop.clock() });
  test.pass(times.stockHold);
  await endExpiredPayments(test.shop);
  expect((await late.client.call(getRecharge, { params: first })).body.state).toBe('void');
  expect(await balanceOf(test, `user:${punctual.id}:money`)).toBe(6_000);
});

it.each<[string, number, object, string, string, string]>([
  ['too little', 999, {}, 'RECHARGE_MIN', 'amount', '1,000₮'],
  ['too much', 2_000_001, {}, 'RECHARGE_MAX', 'amount', '2,000,000₮'],
  ['a wallet that is not filled with money', 5_000, { wallet: 'cashback' }, 'WALLET_NOT_RECHARGEABLE', 'wallet', ''],
  ['a wallet that is not', 5_000, { wallet: 'purse' }, 'WALLET_NOT_FOUND', 'wallet', ''],
  [
    'a wallet as the way of paying',
    5_000,
    { payment_method_id: 900 },
    'PAYMENT_METHOD_UNKNOWN',
    'payment_method_id',
    '',
  ],
])('does not recharge with %s', async (_, amount, more, code, field, figure) => {
  const { client } = await newShopper(test);
  const { body } = await recharge(client, amount, more);
  expect(body).toMatchObject({ code, errors: { [field]: [expect.stringContaining(figure)] } });
});

it('hides one shopper’s recharge from another', async () => {
  const { body } = await recharge((await newShopper(test)).client, 5_000);
  const { client } = await newShopper(test);
  expect((await client.reject(getRecharge, { params: { number: body.number } })).status).toBe(404);
  expect((await client.reject(checkRecharge, { params: { number: body.number } })).status).toBe(404);
});

it('puts a gift card into the gift wallet, once for two concurrent calls', async () => {
  const card = await newGiftCard(test, 'REDEEMME', 40_000);
  const shoppers = [await newShopper(test), await newShopper(test)];
  const answers = await Promise.all(
    shoppers.map(({ client }) => client.call(redeemGiftCard, { body: { code: 'redeem me' } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const [won, lost] = answers[0]?.status === 200 ? answers : [answers[1], answers[0]];
  expect(won?.body).toMatchObject({
    amount: '40000.0',
    gift_card: { code: '•••• EMME', state: 'redeemed', amount_used: '40000.0' },
    store_credit: { code: 'gift', amount_remaining: '40000.0' },
  });
  expect(lost?.body).toMatchObject({ code: 'GIFT_CARD_EMPTY', errors: { code: [expect.any(String)] } });
  expect(await balanceOf(test, card)).toBe(0);
  const [{ client }] = shoppers as [Awaited<ReturnType<typeof newShopper>>];
  const wrong = await client.reject(redeemGiftCard, { body: { code: 'no such card' } });
  expect(wrong.body.code).toBe('GIFT_CARD_INCORRECT');
});

it('lists vouchers with their state', async () => {
  const buyer = await newBuyer(test);
  const used = await newVoucher(test, buyer.id);
  await newVoucher(test, buyer.id, { expires_at: new Date('2026-01-01') });
  await newVoucher(test, buyer.id);
  await buyer.client.call(applyVoucher, { params: buyer.order, body: { voucher_id: used } });
  await buyer.client.call(completeCheckout, { params: buyer.order });
  const { body } = await buyer.client.call(listVouchers);
  expect(body.vouchers.map(({ state, amount }) => [state, amount])).toEqual([
    ['active', '200000.0'],
    ['expired', '200000.0'],
    ['used', '200000.0'],
  ]);
});

it('counts points earned and spent', async () => {
  const buyer = await newBuyer(test, { digital: 200_000, loyalty: 10_000 });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'loyalty', amount: 4_000 } });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
  await buyer.client.call(completeCheckout, { params: buyer.order });
  const { body } = await buyer.client.call(getLoyalty);
  // 3 % of the part of the goods that was not paid with points.
  expect(body).toMatchObject({ points: '9484.0', earned: '13484.0', spent: '4000.0', rate: 0.03 });
  expect((await buyer.client.call(listLicenses)).body.licenses).toEqual([]);
});

it('sends a coupon by email', async () => {
  const { client, id } = await newShopper(test, { digital: 200_000 });
  const { body: cart } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: 20 } },
  });
  await client.call(addStoreCredit, { params: cart, body: { wallet: 'digital' } });
  await client.call(advanceCheckout, { params: cart });
  const { body } = await client.call(completeCheckout, { params: cart });
  const coupon = body.coupons[0]!;
  const sent = await client.call(sendCoupon, { params: { id: coupon.id }, body: { email: 'friend@example.org' } });
  expect([sent.status, sent.body]).toEqual([200, { email: 'friend@example.org' }]);
  const { messages } = (await client.get<{ messages: { recipient: string; body: string }[] }>('/dev/outbox.json')).body;
  expect(messages.find(({ recipient }) => recipient === 'friend@example.org')?.body).toContain(coupon.number);
  await test.shop.db.updateTable('users').set({ email: null, phone: '+97688000001' }).where('id', '=', id).execute();
  const nowhere = await client.reject(sendCoupon, { params: { id: coupon.id }, body: {} });
  expect(nowhere.body).toMatchObject({ code: 'CONTACT_MISSING', errors: { email: [expect.any(String)] } });
  const other = await (await newShopper(test)).client.call(sendCoupon, { params: { id: coupon.id }, body: {} });
  expect(other.status).toBe(404);
});
