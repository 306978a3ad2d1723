import {
  addLineItem,
  addStoreCredit,
  applyCouponCode,
  applyGiftCard,
  completeCheckout,
  emptyOrder,
  getCurrentOrder,
  listOrderPaymentMethods,
  listPaymentMethods,
  removeGiftCard,
  removeLineItem,
  removeStoreCredit,
} from '@ortoo/contracts/endpoints';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { type Buyer, newBuyer, newGiftCard } from '../testing/buyers';
import { testClient } from '../testing/client';
import { requestInvoice, checkLast, fillStock, sandboxPage } from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';

interface Outbox {
  messages: { kind: string; body: string }[];
}

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const methods = async ({ client, order }: Buyer) =>
  (await client.call(listOrderPaymentMethods, { params: order })).body;

it('pays with a card, a wallet and a code, and the rest by QR', async () => {
  const buyer = await newBuyer(test, { money: 30_000 });
  const card = await newGiftCard(test, 'COMBINEDCARD', 20_000);
  const coded = await buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code: 'ul15' } });
  expect(coded.body).toMatchObject({
    successful: true,
    status_code: 'coupon_code_applied',
    order: { total: '107000.0', amount_due: '107000.0' },
  });
  await buyer.client.call(applyGiftCard, { params: buyer.order, body: { code: 'comb-ined card' } });
  const { body } = await buyer.client.call(addStoreCredit, { params: buyer.order, body: { amount: 25_000 } });
  expect(body).toMatchObject({
    total: '107000.0',
    adjustment_total: '-18000.0',
    amount_due: '62000.0',
    covered_by_store_credit: false,
  });
  expect(body.payments.map(({ source, amount }) => [source?.kind, amount])).toEqual([
    ['gift_card', '20000.0'],
    ['wallet', '25000.0'],
    [undefined, '62000.0'],
  ]);
  const opened = (await requestInvoice(buyer.client, body)).body;
  expect(opened.payments.at(-1)).toMatchObject({ state: 'pending', amount: '62000.0' });
  expect(await balanceOf(test, `user:${buyer.id}:money`)).toBe(5_000);
  expect(await balanceOf(test, `user:${buyer.id}:money:held`)).toBe(25_000);
  await expectBalancedBooks(test);
  await buyer.client.post(sandboxPage(opened), { action: 'approve' });
  const done = (await checkLast(buyer.client, opened)).body;
  expect(done).toMatchObject({
    state: 'complete',
    payment_state: 'paid',
    payment_total: '107000.0',
    amount_due: '0.0',
    total: '107000.0',
  });
  expect(done.payments.every(({ state }) => state === 'completed')).toBe(true);
  const { body: outbox } = await buyer.client.get<Outbox>('/dev/outbox.json');
  const textOf = (kind: string) => outbox.messages.find(one => one.kind === kind && one.body.includes('62,000₮'))?.body;
  expect(textOf('email')).toContain('Хүлээн авсан төлбөр · 62,000₮');
  expect(textOf('sms')).toMatch(/Хүлээн авсан төлбөр: 62,000₮/);
  expect([await balanceOf(test, card), await balanceOf(test, `${card}:held`)]).toEqual([0, 0]);
  // Of 125,000 before the discount 87,000 were paid in money: 2 % and 3 % of that part of the line.
  expect(await balanceOf(test, `user:${buyer.id}:cashback`)).toBe(1_670);
  expect(await balanceOf(test, `user:${buyer.id}:loyalty`)).toBe(2_505);
});

it('calls no provider for an order that is covered, and completes it once', async () => {
  const buyer = await newBuyer(test, { digital: 200_000 });
  const { body } = await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
  expect(body).toMatchObject({ amount_due: '0.0', covered_by_store_credit: true, state: 'confirm' });
  const requests = await requestInvoice(buyer.client, body);
  expect(requests.body).toMatchObject({ code: 'NOTHING_DUE' });
  const complete = () => buyer.client.call(completeCheckout, { params: buyer.order });
  const [first, second] = await Promise.all([complete(), complete()]);
  expect([first.body.state, second.body.state, first.status, second.status]).toEqual([
    'complete',
    'complete',
    200,
    200,
  ]);
  expect(await balanceOf(test, `user:${buyer.id}:digital`)).toBe(75_000);
});

it.each([
  ['emptied', async ({ client, order }: Buyer) => client.call(emptyOrder, { params: order })],
  [
    'left without its last line',
    async ({ client, order }: Buyer) =>
      client.call(removeLineItem, { params: { ...order, id: order.line_items[0]?.id ?? 0 } }),
  ],
])('forgets the balances of a cart that is %s', async (_, empty) => {
  const buyer = await newBuyer(test, { digital: 200_000 });
  const { line_items } = (await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } }))
    .body;
  await empty({ ...buyer, order: { ...buyer.order, line_items } });
  const line = { line_item: { variant_id: line_items[0]?.variant_id ?? 0, quantity: 1 } };
  const { body } = await buyer.client.call(addLineItem, { params: buyer.order, body: line });
  expect(body.payments.filter(({ source, state }) => source !== null && state !== 'void')).toEqual([]);
  expect(body).toMatchObject({ total_applicable_store_credit: '0.0', amount_due: body.total });
});

it('does not complete an order that is not covered', async () => {
  const buyer = await newBuyer(test, { digital: 100_000 });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
  const early = await buyer.client.reject(completeCheckout, { params: buyer.order });
  expect([early.status, early.body.code]).toEqual([422, 'PAYMENT_REQUIRED']);
  expect(await balanceOf(test, `user:${buyer.id}:digital`)).toBe(100_000);
});

it.each(['decline', 'expire'])(
  'frees everything and preserves the choices when the rest is not paid: %s',
  async action => {
    const buyer = await newBuyer(test, { money: 50_000 });
    await buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code: 'ORTOO10' } });
    const { body } = await buyer.client.call(addStoreCredit, { params: buyer.order, body: { amount: 50_000 } });
    const opened = (await requestInvoice(buyer.client, body)).body;
    await buyer.client.post(sandboxPage(opened), { action });
    const back = (await checkLast(buyer.client, opened)).body;
    expect(back).toMatchObject({
      state: 'payment',
      held_until: null,
      amount_due: '63000.0',
      adjustment_total: '-12000.0',
    });
    expect(await balanceOf(test, `user:${buyer.id}:money`)).toBe(50_000);
    const used = await test.shop.db
      .selectFrom('promotions')
      .select('used')
      .where('code', '=', 'ORTOO10')
      .executeTakeFirstOrThrow();
    expect(used.used).toBe(0);
  },
);

it('opens the order again when a source changes under an open invoice', async () => {
  const buyer = await newBuyer(test, { money: 50_000 });
  const opened = (
    await requestInvoice(
      buyer.client,
      (await buyer.client.call(addStoreCredit, { params: buyer.order, body: { amount: 30_000 } })).body,
    )
  ).body;
  const changed = (await buyer.client.call(addStoreCredit, { params: buyer.order, body: { amount: 50_000 } })).body;
  expect(changed).toMatchObject({ state: 'confirm', held_until: null, amount_due: '75000.0' });
  expect(changed.payments.at(-1)).toMatchObject({
    state: 'checkout',
    amount: '75000.0',
    payment_method: { code: 'qr' },
  });
  await buyer.client.post(sandboxPage(opened), { action: 'approve' });
  const removed = (await buyer.client.call(removeStoreCredit, { params: buyer.order, body: {} })).body;
  expect(removed.amount_due).toBe('125000.0');
});

it.each<[string, Record<string, number>, object, string, string, string]>([
  ['more than the wallet has', { money: 30_000 }, { amount: 30_001 }, 'WALLET_AMOUNT_MAX', 'amount', '30,000₮'],
  [
    'more than half from cashback',
    { cashback: 90_000 },
    { wallet: 'cashback', amount: 62_501 },
    'WALLET_AMOUNT_MAX',
    'amount',
    '62,500₮',
  ],
  ['less than the least', { pocket: 9_000 }, { wallet: 'pocket', amount: 499 }, 'WALLET_AMOUNT_MIN', 'amount', '500₮'],
  ['a wallet below its least', { partner: 99_999 }, { wallet: 'partner' }, 'WALLET_SHORT', 'amount', ''],
  ['an empty wallet', {}, { wallet: 'money', amount: 100 }, 'WALLET_SHORT', 'amount', ''],
  ['a wallet that is not', {}, { wallet: 'purse' }, 'WALLET_NOT_FOUND', 'wallet', ''],
])('rejects %s, at its field', async (_, balances, body, code, field, figure) => {
  const { client, order } = await newBuyer(test, balances);
  const { status, body: said } = await client.reject(addStoreCredit, { params: order, body });
  expect([status, said.code]).toEqual([code === 'WALLET_NOT_FOUND' ? 404 : 422, code]);
  expect(said.errors?.[field]?.[0]).toBe(said.error);
  expect(said.error).toContain(figure);
});

it('lets the money wallet pay only orders above 20,000₮', async () => {
  const price = (of: number) =>
    write(test.shop.db, 'product', trx =>
      trx.updateTable('variants').set({ price: of }).where('id', '=', 11).execute(),
    );
  await price(15_000);
  const buyer = await newBuyer(test, { money: 50_000 });
  expect(buyer.order.total).toBe('20000.0');
  const { body } = await buyer.client.reject(addStoreCredit, { params: buyer.order, body: {} });
  await price(120_000);
  expect(body).toMatchObject({ code: 'WALLET_ORDER_MIN', errors: { amount: [expect.stringContaining('20,000₮')] } });
});

it('lists the ways of paying of the shop to anybody, without amounts', async () => {
  const { payment_methods } = (await testClient(test.app).call(listPaymentMethods)).body;
  expect(payment_methods.map(({ code }) => code)).toEqual(expect.arrayContaining(['qr', 'card', 'bank_transfer']));
  expect(payment_methods.every(method => !('applied' in method))).toBe(true);
});

it('lists every way of paying with its amount or the reason against it', async () => {
  const buyer = await newBuyer(test, { money: 30_000, cashback: 90_000 });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { amount: 10_000 } });
  const { payment_methods, amount_due } = await methods(buyer);
  const find = (code: string) => payment_methods.find(method => method.code === code);
  expect(amount_due).toBe('115000.0');
  expect(find('money')).toMatchObject({
    kind: 'wallet',
    available: true,
    maximum: '30000.0',
    minimum: '50.0',
    share: 1,
    applied: '10000.0',
    balance: '30000.0',
    fee: '0.0',
  });
  expect(find('cashback')).toMatchObject({ available: true, maximum: '62500.0', share: 0.5 });
  expect(find('partner')).toMatchObject({
    available: false,
    maximum: '0.0',
    minimum: '100000.0',
    reason_code: 'WALLET_SHORT',
    reason: expect.any(String),
  });
  expect(find('qr')).toMatchObject({ kind: 'qr', available: true, applied: '115000.0' });
  expect(find('gift_card')).toMatchObject({ kind: 'gift_card', available: true, maximum: '115000.0' });
});

describe('a gift card', () => {
  it.each([
    ['that is not', 'NOSUCHCARD', 'GIFT_CARD_INCORRECT'],
    ['that is over', 'GIFT-OLD0-2020-0003', 'GIFT_CARD_EXPIRED'],
  ])('%s is rejected at its field', async (_, code, reason) => {
    const { client, order } = await newBuyer(test);
    const { body } = await client.reject(applyGiftCard, { params: order, body: { code } });
    expect(body).toMatchObject({ code: reason, errors: { code: [body.error] } });
  });

  it('that is empty is rejected', async () => {
    await newGiftCard(test, 'EMPTYCARD', 125_000);
    const buyer = await newBuyer(test);
    await buyer.client.call(applyGiftCard, { params: buyer.order, body: { code: 'EMPTYCARD' } });
    await buyer.client.call(completeCheckout, { params: buyer.order });
    const { client, order } = await newBuyer(test);
    const { body } = await client.reject(applyGiftCard, { params: order, body: { code: 'EMPTYCARD' } });
    expect(body.code).toBe('GIFT_CARD_EMPTY');
  });

  it('can be removed', async () => {
    await newGiftCard(test, 'TAKENOUT', 10_000);
    const buyer = await newBuyer(test);
    const applied = (await buyer.client.call(applyGiftCard, { params: buyer.order, body: { code: 'TAKENOUT' } })).body;
    expect(applied.amount_due).toBe('115000.0');
    expect(
      (await buyer.client.call(removeGiftCard, { params: buyer.order, body: { payment_id: applied.payments[0]?.id } }))
        .body.amount_due,
    ).toBe('125000.0');
  });
});

it('transfers a visitor’s card and code at sign-in, but no wallet', async () => {
  const client = testClient(test.app);
  const { body: cart } = await client.call(addLineItem, {
    params: { number: '0' },
    body: { line_item: { variant_id: 11 } },
  });
  const token = { order_token: cart.token ?? '' };
  await newGiftCard(test, 'GUESTCARD', 7_000);
  const carded = await client.call(applyGiftCard, { params: cart, body: { code: 'GUESTCARD', ...token } });
  expect(carded.body.amount_due).toBe('113000.0');
  await client.call(applyCouponCode, { params: cart, body: { coupon_code: 'ORTOO10', ...token } });
  const walleted = await client.reject(addStoreCredit, { params: cart, body: { ...token } });
  expect([walleted.status, walleted.body.code]).toEqual([401, 'WALLET_LOGIN']);
  await client.call(addLineItem, { params: { number: '0' }, body: { line_item: { variant_id: 30 } } });
  await client.signIn('shopper@example.mn', 'Shopper-2026', cart.token ?? '');
  const { body } = await client.call(getCurrentOrder);
  expect(body?.payments.map(({ source }) => source?.kind)).toEqual(['gift_card']);
  expect(body?.adjustments.map(({ code }) => code)).toEqual(['ORTOO10']);
});
