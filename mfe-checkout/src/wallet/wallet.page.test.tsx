import type { Recharge, RedeemedGiftCard, StoreCredit, StoreCreditEvent, StoreCreditEvents } from '@ortoo/contracts';
import {
  checkRecharge,
  createRecharge,
  getLoyalty,
  listBrands,
  listPaymentMethods,
  listStoreCreditEvents,
  listStoreCredits,
  redeemGiftCard,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores, type FakeApi } from '@ortoo/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { qrMethod } from '../parts/testing/fixtures';

const wallet = (change: Partial<StoreCredit>): StoreCredit => ({
  code: 'money',
  name: 'Мөнгөн хэтэвч',
  description: '20,000₮-өөс дээш захиалгад',
  funding: 'cash',
  currency: 'MNT',
  amount_remaining: '350000.0',
  display_amount_remaining: '350,000₮',
  amount_authorized: '0.0',
  display_amount_authorized: '0₮',
  min_order: '20000.0',
  min_amount: '50.0',
  max_share: 1,
  cashback: 0,
  brands: null,
  brand_minimums: {},
  expires: null,
  recharge: { minimum: '1000.0', maximum: '2000000.0' },
  ...change,
});
const event = (id: number, amount: string, balance: string): StoreCreditEvent => ({
  id,
  created_at: '2026-11-21T04:00:00Z',
  wallet: 'money',
  wallet_name: 'Мөнгөн хэтэвч',
  reason: 'x',
  memo: `Гүйлгээ ${id}`,
  amount,
  display_amount: amount,
  balance,
  display_balance: balance,
  order_number: id === 2 ? 'R100' : null,
});
const hold = {
  wallet: 'money',
  wallet_name: 'Мөнгөн хэтэвч',
  amount: '5000.0',
  display_amount: '5,000₮',
  order_number: 'R7',
};
const pageOf = (
  current_page: number,
  pages: number,
  ids: number[],
  holds: StoreCreditEvents['holds'] = [],
): StoreCreditEvents => ({
  count: ids.length,
  total_count: 3,
  current_page,
  pages,
  per_page: 2,
  store_credit_events: ids.map(id => event(id, id === 2 ? '-12000.0' : '5000.0', `${id}000.0`)),
  holds,
});
const answers = {
  ...answer(listStoreCredits, {
    store_credits: [
      wallet({}),
      wallet({ code: 'ul', name: 'Ул', amount_remaining: '0.0', recharge: null, brands: ['ul'] }),
    ],
  }),
  ...answer(listStoreCreditEvents, ({ query }) =>
    query?.page === 2 ? pageOf(2, 2, [1]) : pageOf(1, 2, [3, 2], [hold]),
  ),
  ...answer(listBrands, {
    brands: [{ id: 1, code: 'ul', name: '«Ул»', description: '', logo: null, image: null, products_count: 3 }],
  }),
  ...answer(getLoyalty, {
    points: '18500.0',
    display_points: '18,500₮',
    points_authorized: '0.0',
    earned: '20000.0',
    spent: '1500.0',
    rate: 0.03,
    expires: 730,
  }),
  ...answer(listPaymentMethods, { payment_methods: [{ ...qrMethod, id: 4 }] }),
};
const rechargeOf = (change: Partial<Recharge>): Recharge => ({
  number: 'W123456',
  wallet: 'money',
  wallet_name: 'Мөнгөн хэтэвч',
  amount: '25000.0',
  display_amount: '25,000₮',
  state: 'pending',
  payment_method_name: 'QR код',
  invoice: null,
  created_at: '2026-11-21T04:00:00Z',
  expires_at: '2099-01-01T00:00:00Z',
  ...change,
});

const open = async (path: string, more: Parameters<typeof fakeApi>[0] = {}) => {
  resetStores();
  const api = fakeApi({ ...answers, ...more });
  return { api, ...(await renderPage(path, { remote, api })) };
};
const sent = (api: FakeApi, method: string, path: string) =>
  api.calls.filter(call => call.method === method && call.path === path).map(({ body }) => body);

it('names the wallet of a transaction once', async () => {
  const named = { ...event(3, '5000.0', '3000.0'), memo: 'Мөнгөн хэтэвч' };
  const events = { ...pageOf(1, 1, []), store_credit_events: [event(2, '5000.0', '2000.0'), named] };
  await open('/wallet', answer(listStoreCreditEvents, events));
  const [other, same] = within(await screen.findByRole('list', { name: 'Гүйлгээ' })).getAllByRole('listitem');
  expect(other).toHaveTextContent('· Мөнгөн хэтэвч');
  expect(same).not.toHaveTextContent('· Мөнгөн хэтэвч');
});

it('shows balance and held amount of each wallet, and the ledger page by page', async () => {
  const { user } = await open('/wallet');
  const money = await screen.findByRole('listitem', { name: 'Мөнгөн хэтэвч' });
  expect(within(money).getByText('350,000₮')).toBeVisible();
  expect(await within(screen.getByRole('listitem', { name: 'Ул' })).findByText('Зөвхөн «Ул»')).toBeInTheDocument();
  expect(screen.getByText('Бусад хэтэвч (1)')).toBeVisible();
  expect(await screen.findByText(/R7 захиалгад/)).toBeVisible();
  const points = screen.getByRole('region', { name: 'Урамшууллын оноо' });
  expect(within(points).getByText('20,000₮')).toBeVisible();
  expect(screen.getByText('+5,000₮')).toBeVisible();
  expect(screen.getByText(/[-−]12,000₮/)).toBeVisible();
  expect(screen.getByRole('link', { name: /R100/ })).toHaveAttribute('href', '/orders/R100');
  await user.click(screen.getByRole('button', { name: 'Цааш үзэх' }));
  expect(await screen.findByText('Гүйлгээ 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Цааш үзэх' })).toBeNull();
});

it.each([
  ['500', /Доод тал нь 1,000₮/, []],
  ['3000000', /Ихдээ 2,000,000₮/, []],
  ['арав', /тоо/i, []],
  ['25 000', undefined, [{ wallet: 'money', amount: 25_000, payment_method_id: 4 }]],
])('recharges by %s only within the limits', async (typed, message, calls) => {
  const { user, api } = await open('/wallet', answer(createRecharge, rechargeOf({})));
  const form = await screen.findByRole('form', { name: 'Цэнэглэх' });
  await within(form).findByRole('radio', { name: /QR код/ });
  await user.type(within(form).getByRole('textbox', { name: 'Дүн' }), `${typed}{Enter}`);
  if (message) expect(within(form).getByRole('textbox')).toHaveAccessibleDescription(message);
  expect(sent(api, 'POST', '/store_credits/recharges')).toEqual(calls);
});

it('redeems a gift card, and retains a rejected code', async () => {
  const redeemed: RedeemedGiftCard = {
    gift_card: {
      code: '••FT-1',
      amount: '50000.0',
      amount_used: '50000.0',
      amount_remaining: '0.0',
      display_amount_remaining: '0₮',
      expires_at: null,
      state: 'redeemed',
    },
    amount: '50000.0',
    display_amount: '50,000₮',
    store_credit: wallet({ name: 'Бэлгийн хэтэвч' }),
  };
  let rejected = true;
  const { user } = await open(
    '/wallet',
    answer(redeemGiftCard, () => {
      if (rejected) throw new ApiError(422, 'GIFT_CARD_INCORRECT', 'Бэлгийн картын код буруу байна.');
      return redeemed;
    }),
  );
  const field = await screen.findByRole('textbox', { name: 'Бэлгийн картын код' });
  await user.type(field, 'GIFT-1{Enter}');
  expect(await screen.findByText('Бэлгийн картын код буруу байна.')).toBeInTheDocument();
  expect(field).toHaveValue('GIFT-1');
  rejected = false;
  await user.type(field, '{Enter}');
  expect(await screen.findByText(/Бэлгийн хэтэвч: картын 50,000₮ орлоо/)).toBeInTheDocument();
  expect(field).toHaveValue('');
});

it.each<[Recharge['state'], RegExp]>([
  ['completed', /25,000₮ орлоо/],
  ['void', /Мөнгө ороогүй/],
  ['pending', /Төлбөр ормогц/],
])('a recharge that is %s shows its state', async (state, text) => {
  await open('/wallet/recharge/W1', answer(checkRecharge, rechargeOf({ number: 'W1', state }), { number: 'W1' }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('says what of a recharge has arrived, and requests the rest', async () => {
  const fields = { bank: 'Банк', account_name: 'Ортоо', iban: 'MN12', reference: 'OR7', invoice_id: 'i' };
  const invoice = { kind: 'transfer', ...fields, expires_at: '2099-01-01T00:00:00Z', amount: '13000.0' } as const;
  const notice = '12,000₮ орж ирлээ.';
  await open(
    '/wallet/recharge/W1',
    answer(checkRecharge, rechargeOf({ number: 'W1', invoice, notice }), { number: 'W1' }),
  );
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByText('13,000₮')).toBeVisible();
});

afterEach(() => jest.restoreAllMocks());

it('asks for the recharge at once when the shopper returns from the bank', async () => {
  // Without polls.
  jest.spyOn(window, 'setInterval').mockReturnValue(undefined as never);
  let state: Recharge['state'] = 'pending';
  const recharge = () => rechargeOf({ number: 'W1', state });
  await open('/wallet/recharge/W1', answer(checkRecharge, recharge, { number: 'W1' }));
  await screen.findByText(/Төлбөр ормогц/);
  state = 'completed';
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByText(/25,000₮ орлоо/)).toBeVisible();
});
