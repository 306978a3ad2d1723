import type { Order } from '@ortoo/contracts';
import { addStoreCredit, applyCouponCode, applyGiftCard, completeCheckout, getOrder } from '@ortoo/contracts/endpoints';
import { transact } from '../db/changes';
import { accounts, post, transfer } from '../money/api';
import { findInvoice } from '../sandbox/invoices.tables';
import { balanceOf, expectBalancedBooks } from '../testing/books';
import { type Buyer, newBuyer, newGiftCard } from '../testing/buyers';
import { requestInvoice, checkLast, fillStock, sandboxPage } from '../testing/payments';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { write } from '../testing/write';
import { payRefunds } from '../payments/api';
import { type RefundRequest } from './refunds';
import { refundOrder } from '../testing/refunds';

let test: TestShop;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

/** An order of 125,000₮: 25,000 from a card, 50,000 from the wallet, 50,000 by QR. */
const paid = async (card: string): Promise<Buyer & { account: string }> => {
  const buyer = await newBuyer(test, { money: 50_000 });
  const account = await newGiftCard(test, card, 25_000);
  await buyer.client.call(applyGiftCard, { params: buyer.order, body: { code: card } });
  const covered = (await buyer.client.call(addStoreCredit, { params: buyer.order, body: {} })).body;
  const order = (await requestInvoice(buyer.client, covered)).body;
  await buyer.client.post(sandboxPage(order), { action: 'approve' });
  return { ...buyer, order: (await checkLast(buyer.client, order)).body, account };
};
const refund = (order: Order, request: Partial<RefundRequest>) =>
  refundOrder(test.shop, order.id, { key: `refund-${order.id}`, of: 'all', to: 'original', ...request });
const wallets = async ({ id }: Buyer, ...codes: string[]) =>
  Promise.all(codes.map(code => balanceOf(test, `user:${id}:${code}`)));
const invoiceState = async ({ order }: Buyer) => {
  const { invoice_id } = await test.shop.db
    .selectFrom('payments')
    .select('invoice_id')
    .where('order_id', '=', order.id)
    .where('source', 'is', null)
    .executeTakeFirstOrThrow();
  return (await findInvoice(test.shop.db, invoice_id ?? ''))?.state;
};

it('refunds everything to its source, once, and takes back earned rewards', async () => {
  const buyer = await paid('REFUNDALL');
  expect(await wallets(buyer, 'money', 'cashback', 'loyalty')).toEqual([0, 1_920, 2_880]);
  const [first, second] = [await refund(buyer.order, {}), await refund(buyer.order, {})];
  expect([first.id, first.amount]).toEqual([second.id, 125_000]);
  expect(await wallets(buyer, 'money', 'cashback', 'loyalty', 'store_credit')).toEqual([50_000, 0, 0, 0]);
  expect([await balanceOf(test, buyer.account), await balanceOf(test, 'payable:qpay')]).toEqual([25_000, 0]);
  expect(await invoiceState(buyer)).toBe('CLOSED');
  await expect(refund(buyer.order, { key: 'again' })).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
});

it('cancels the licences of an order that is refunded as a whole', async () => {
  await write(test.shop.db, 'product', trx =>
    trx
      .updateTable('products')
      .set({ details: JSON.stringify({ license: { days: 365 } }) })
      .where('slug', '=', 'boots')
      .execute(),
  );
  const buyer = await paid('REFUNDLICENCE');
  const states = async () => {
    const { licenses = [] } = (await buyer.client.call(getOrder, { params: buyer.order })).body;
    return licenses.map(({ state }) => state);
  };
  await refund(buyer.order, { of: { amount: 25_000 }, key: 'licence-part' });
  expect(await states()).toEqual(['active']);
  await refund(buyer.order, { key: 'licence-rest' });
  expect(await states()).toEqual(['cancelled']);
});

it('refunds a part in proportion, the provider’s to the wallet', async () => {
  const buyer = await paid('REFUNDPART');
  await refund(buyer.order, { of: { amount: 25_000 }, key: 'part-1' });
  expect(await wallets(buyer, 'money', 'store_credit')).toEqual([10_000, 10_000]);
  expect(await balanceOf(test, buyer.account)).toBe(5_000);
  expect(await wallets(buyer, 'cashback', 'loyalty')).toEqual([1_536, 2_304]);
  await refund(buyer.order, { key: 'part-2' });
  expect(await wallets(buyer, 'money', 'store_credit', 'cashback', 'loyalty')).toEqual([50_000, 50_000, 0, 0]);
  expect(await invoiceState(buyer)).toBe('PAID');
});

it('refunds a line as it was paid, less its part of the discount', async () => {
  const buyer = await newBuyer(test, { digital: 200_000 });
  await buyer.client.call(applyCouponCode, { params: buyer.order, body: { coupon_code: 'UL15' } });
  await buyer.client.call(addStoreCredit, { params: buyer.order, body: { wallet: 'digital' } });
  const { body } = await buyer.client.call(completeCheckout, { params: buyer.order });
  const lines = [{ id: body.line_items[0]!.id, quantity: 1 }];
  const { amount } = await refund(body, { of: { lines }, to: 'wallet' });
  expect([amount, await wallets(buyer, 'digital')]).toEqual([102_000, [195_000]]);
  const many = [{ id: lines[0]!.id, quantity: 2 }];
  await expect(refund(body, { of: { lines: many }, key: 'many' })).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
});

it('owes a refund while a provider is down, and retries', async () => {
  const buyer = await paid('REFUNDDOWN');
  const provider = test.shop.providers['qpay']!;
  const { refund: real } = provider;
  provider.refund = () => Promise.reject(new Error('down'));
  await refund(buyer.order, {});
  expect(await balanceOf(test, 'payable:qpay')).toBe(50_000);
  await expectBalancedBooks(test);
  provider.refund = real;
  await Promise.all([payRefunds(test.shop), payRefunds(test.shop)]);
  expect([await balanceOf(test, 'payable:qpay'), await invoiceState(buyer)]).toEqual([0, 'CLOSED']);
});

it('takes earned and spent rewards from the refund, so that no wallet becomes negative', async () => {
  const buyer = await paid('REFUNDSPENT');
  const spent = transfer(accounts.wallet(buyer.id, 'loyalty'), accounts.discounts, 2_000);
  await transact(test.shop.db, trx => post(trx, { key: 'spent', reason: 'test', entries: spent }, new Date()));
  await refund(buyer.order, {});
  expect(await wallets(buyer, 'money', 'cashback', 'loyalty')).toEqual([48_000, 0, 0]);
});

/** An order of 125,000₮ by QR alone, with all of its cashback, 2,400₮, spent. */
const spentAll = async (key: string): Promise<Buyer> => {
  const buyer = await newBuyer(test);
  const order = (await requestInvoice(buyer.client, buyer.order)).body;
  await buyer.client.post(sandboxPage(order), { action: 'approve' });
  const paidOrder = (await checkLast(buyer.client, order)).body;
  const entries = transfer(accounts.wallet(buyer.id, 'cashback'), accounts.discounts, 2_400);
  await transact(test.shop.db, trx => post(trx, { key, reason: 'test', entries }, new Date()));
  return { ...buyer, order: paidOrder };
};

it('takes it once, however many parts are refunded', async () => {
  const buyer = await spentAll('spent-parts');
  await refund(buyer.order, { of: { amount: 62_500 }, to: 'wallet', key: 'spent-part-1' });
  expect(await wallets(buyer, 'store_credit', 'cashback', 'loyalty')).toEqual([61_300, 0, 1_800]);
  await refund(buyer.order, { to: 'wallet', key: 'spent-part-2' });
  expect(await wallets(buyer, 'store_credit', 'cashback', 'loyalty')).toEqual([122_600, 0, 0]);
});

it.each([
  ['original', [122_600, 0]],
  ['bank', [0, 122_600]],
] as const)('takes it from a refund to %s too', async (to, [wallet, bank]) => {
  const buyer = await spentAll(`spent-${to}`);
  const before = await balanceOf(test, 'payable:bank');
  await refund(buyer.order, { to });
  expect(await wallets(buyer, 'store_credit', 'cashback')).toEqual([wallet, 0]);
  expect((await balanceOf(test, 'payable:bank')) - before).toBe(bank);
  expect(await balanceOf(test, 'payable:qpay')).toBe(0);
});

it('refunds nothing that was not paid', async () => {
  const { order } = await newBuyer(test);
  await expect(refund(order, {})).rejects.toMatchObject({ code: 'REFUND_UNPAID' });
});
