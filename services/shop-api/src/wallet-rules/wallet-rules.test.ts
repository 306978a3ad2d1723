import type { WalletRules, WalletTerms } from '@ortoo/contracts';
import {
  addStoreCredit,
  changeWalletRules,
  getStoreCredit,
  listWalletRules,
  previewWalletRules,
} from '@ortoo/contracts/endpoints';
import { expectBalancedBooks } from '../testing/books';
import { newBuyer } from '../testing/buyers';
import { errorOf, type TestClient } from '../testing/client';
import { fillStock } from '../testing/payments';
import { boots, paidOrder, signedInStaff } from '../testing/returns';
import { startTestShop, type TestShop } from '../testing/test-shop';

let test: TestShop;
let staff: TestClient;
beforeAll(async () => {
  test = await startTestShop();
  await fillStock(test);
  staff = await signedInStaff(test);
});
afterEach(() => expectBalancedBooks(test));
afterAll(() => test.close());

const rulesOf = async (code: string): Promise<WalletRules> =>
  (await staff.call(listWalletRules)).body.wallets.find(wallet => wallet.code === code)!;
const termsOf = (rules: WalletRules, change: Partial<WalletTerms> = {}): WalletTerms => ({
  ...{ min_order: Number(rules.min_order), min_amount: Number(rules.min_amount) },
  ...{ max_percent: rules.max_percent, cashback_percent: rules.cashback_percent },
  recharge: rules.recharge && { min: Number(rules.recharge.min), max: Number(rules.recharge.max) },
  ...change,
});
const change = async (code: string, terms: Partial<WalletTerms>) => {
  const rules = await rulesOf(code);
  const body = { ...termsOf(rules, terms), lock_version: rules.lock_version };
  return staff.call(changeWalletRules, { params: { code }, body });
};

it('has the rules of every wallet, and what their owners read about them', async () => {
  expect(await rulesOf('cashback')).toMatchObject({
    ...{ funding: 'cashback', max_percent: 50, cashback_percent: 2, recharge: null },
    description: expect.stringContaining(
      'Худалдан авалт бүрийн 2% нь буцаж орно. Захиалгын дүнгийн 50% хүртэл хэсгийг төлнө.',
    ),
  });
  expect(await rulesOf('money')).toMatchObject({ min_order: '20000.0', recharge: { min: '1000.0' } });
});

it('holds at once in a cart, and in the words about the wallet', async () => {
  const buyer = await newBuyer(test, { money: 60_000 });
  const pay = (amount: number) => buyer.client.call(addStoreCredit, { params: buyer.order, body: { amount } });
  expect((await pay(50_000)).status).toBe(200);
  const { body } = await change('money', { min_order: 10_000_000 });
  expect(body).toMatchObject({ min_order: '10000000.0', lock_version: 1 });
  expect(errorOf(await pay(50_000)).code).toBe('WALLET_ORDER_MIN');
  const read = (await buyer.client.call(getStoreCredit, { params: { wallet: 'money' } })).body;
  expect(read.description).toContain('10,000,000₮');
  await change('money', { min_order: 0, max_percent: 10 });
  expect(errorOf(await pay(50_000)).code).toBe('WALLET_AMOUNT_MAX');
  expect((await change('money', { min_order: 20_000, max_percent: 100 })).status).toBe(200);
  expect((await pay(50_000)).status).toBe(200);
});

it('gives the cashback of the rules that hold when an order is paid', async () => {
  const before = await rulesOf('cashback');
  await change('cashback', { cashback_percent: 10 });
  const { client } = await paidOrder(test, boots, 1);
  const { body } = await client.call(getStoreCredit, { params: { wallet: 'cashback' } });
  expect(Number(body.amount_remaining)).toBe(12_000);
  await change('cashback', { cashback_percent: before.cashback_percent });
});

it('tells the second of two who change it, and records who changed what', async () => {
  const rules = await rulesOf('pocket');
  const body = { ...termsOf(rules, { min_amount: 700 }), lock_version: rules.lock_version };
  const calls = [1, 2].map(() => staff.call(changeWalletRules, { params: { code: 'pocket' }, body }));
  expect((await Promise.all(calls)).map(({ status }) => status).sort()).toEqual([200, 409]);
  const entry = await test.shop.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    ...{ action: 'changeWalletRules', subject_id: 'pocket' },
    before: { min_amount: Number(rules.min_amount) },
    after: { min_amount: 700 },
  });
});

it.each<[string, string, Partial<WalletTerms>, string]>([
  ['more than a whole order', 'gift', { max_percent: 101 }, 'max_percent'],
  ['most of a purchase back', 'gift', { cashback_percent: 51 }, 'cashback_percent'],
  ['nothing at a time', 'gift', { min_amount: 0 }, 'min_amount'],
  ['a top-up that is more than the most', 'money', { recharge: { min: 5_000, max: 1_000 } }, 'recharge'],
])('rejects %s', async (_, code, terms, field) => {
  const answer = await change(code, terms);
  expect([answer.status, Object.keys(errorOf(answer).errors ?? {})]).toEqual([422, [field]]);
});

it('rejects a top-up of a wallet that has none, and an unknown wallet', async () => {
  const answer = await change('gift', { recharge: { min: 1_000, max: 5_000 } });
  expect(errorOf(answer).code).toBe('WALLET_NOT_RECHARGEABLE');
  const body = { ...termsOf(await rulesOf('gift')), lock_version: 0 };
  expect((await staff.reject(changeWalletRules, { params: { code: 'purse' }, body })).body.code).toBe(
    'WALLET_NOT_FOUND',
  );
});

it('shows what rules would have meant for the last orders, and changes nothing', async () => {
  await paidOrder(test, boots, 1);
  const rules = await rulesOf('cashback');
  const params = { code: 'cashback' };
  const preview = async (terms: Partial<WalletTerms>) =>
    (await staff.call(previewWalletRules, { params, body: termsOf(rules, terms) })).body;
  const same = await preview({});
  expect(same.orders).toBeGreaterThan(0);
  expect(same.then).toEqual(same.now);
  const doubled = await preview({ cashback_percent: rules.cashback_percent * 2 });
  expect(Number(doubled.then.cashback)).toBe(Number(same.now.cashback) * 2);
  const none = await preview({ min_order: 100_000_000 });
  expect(none.then).toMatchObject({ payable: 0, amount: '0.0' });
  expect(await rulesOf('cashback')).toEqual(rules);
});
