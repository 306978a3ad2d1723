import type { Card, Order, OrderPaymentMethod, OrderPaymentMethods } from '@ortoo/contracts';
import {
  addStoreCredit,
  advanceCheckout,
  applyCouponCode,
  completeCheckout,
  createInvoice,
  getCurrentOrder,
  getOrder,
  getSession,
  listCards,
  listOrderPaymentMethods,
  updateCheckout,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type RecordedCall, lineOf, orderOf } from '@ortoo/testing';
import { act, screen, within } from '@testing-library/react';
import { remote } from '../remote';
import { answers } from '../parts/testing/answers';
import { fail, orderMethodOf as method, paymentOf, user as shopper } from '../parts/testing/fixtures';

const params = { number: 'R1' };
const wallet = method({ id: 9, code: 'money', kind: 'wallet', name: 'Мөнгөн хэтэвч', balance: '350000.0' });
const partner = method({
  id: 9,
  code: 'partner',
  kind: 'wallet',
  name: 'Түнш хэтэвч',
  balance: '500.0',
  available: false,
  reason: 'Доод дүн 100,000₮',
});
const voucher = method({ id: 8, code: '4', kind: 'voucher', name: 'Төрсөн өдрийн эрхийн бичиг', voucher_id: 4 });
const card = method({ id: 2, code: 'card', kind: 'card', name: 'Банкны карт' });
const down = method({
  id: 3,
  code: 'in_app',
  kind: 'in_app',
  name: 'Супер апп',
  available: false,
  reason: 'Аппаас нээнэ үү',
});
const all = [wallet, partner, voucher, method({}), card, down];

const line = lineOf({ total: '90000.0' });
const order = (change: Partial<Order> = {}) =>
  orderOf({
    state: 'payment',
    line_items: [line],
    shippable: false,
    item_total: '90000.0',
    total: '90000.0',
    amount_due: '90000.0',
    included_tax_total: '8182.0',
    ...change,
  });
const waysOf = (payment_methods: OrderPaymentMethod[], amount_due = '90000.0'): OrderPaymentMethods => ({
  payment_methods,
  total: '90000.0',
  display_total: '90,000₮',
  amount_due,
  display_amount_due: amount_due,
});
const stored: Card = {
  id: 5,
  last4: '4242',
  holder: 'BOLD B',
  bank: 'Хаан банк',
  created_at: '2026-11-20T00:00:00Z',
  removed_at: null,
};
const saves = (result: Order | (() => Order)) => answer(updateCheckout, result, params);

const open = async (
  shown: Order,
  answers: Parameters<typeof fakeApi>[0] = {},
  methods = all,
  stores: Parameters<typeof fakeApi>[0] = {},
) => {
  resetStores(stores);
  act(() => $order.set(shown));
  const api = fakeApi({
    ...answer(listOrderPaymentMethods, waysOf(methods, shown.amount_due), params),
    ...answer(listCards, { cards: [stored] }),
    ...answers,
  });
  const { user } = await renderPage('/checkout/payment', { remote, api });
  await screen.findByRole('radio', { name: /QR код/ });
  return { user, api };
};
const bodies = (api: { calls: RecordedCall[] }, what: string) =>
  api.calls.filter(call => `${call.method} ${call.path}` === what).map(({ body }) => body);

it('shows every balance, and a reason when it cannot pay', async () => {
  await open(order());
  const balances = screen.getByRole('list', { name: 'Таны үлдэгдэл' });
  expect(
    within(balances)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Мөнгөн хэтэвч', 'Төрсөн өдрийн эрхийн бичиг', 'Түнш хэтэвч']);
  expect(screen.getByText('Доод дүн 100,000₮')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Супер апп/ })).toBeNull();
  const folded = screen.getByText('Одоо боломжгүй (1)').closest('details');
  expect(folded).not.toHaveAttribute('open');
  expect(folded).toHaveTextContent('Супер аппАппаас нээнэ үү');
});

it('says to a guest once, instead of at every wallet, that they need an account', async () => {
  const reason = 'Хэтэвчээ ашиглах бол нэвтэрнэ үү.';
  const locked = { available: false, reason_code: 'WALLET_LOGIN', reason, balance: null };
  await open(order({ token: 'guest' }), {}, [{ ...wallet, ...locked }, { ...partner, ...locked }, method({})]);
  expect(screen.getAllByText(reason)).toHaveLength(1);
  expect(screen.getByText(reason).closest('details')).not.toHaveAttribute('open');
  expect(screen.queryByRole('list', { name: 'Таны үлдэгдэл' })).toBeNull();
});

it('uses the maximum of a wallet, or the entered amount', async () => {
  const { user, api } = await open(order(), answer(addStoreCredit, order(), params));
  const row = screen.getByRole('listitem', { name: 'Мөнгөн хэтэвч' });
  await user.click(within(row).getByRole('button', { name: /90,000₮ ашиглах/ }));
  await user.click(within(row).getByRole('button', { name: 'Өөр дүн' }));
  await user.type(within(row).getByRole('textbox'), '12 500{Enter}');
  expect(bodies(api, 'PUT /checkouts/R1/add_store_credit')).toEqual([
    { wallet: 'money' },
    { wallet: 'money', amount: 12_500 },
  ]);
});

it.each([
  ['0', 'Доод тал нь 1₮ бичнэ үү.'],
  ['abc', 'Тоо оруулна уу'],
])('says what is wrong with the amount %s, and sends nothing', async (typed, message) => {
  const { user, api } = await open(order());
  const row = screen.getByRole('listitem', { name: 'Мөнгөн хэтэвч' });
  await user.click(within(row).getByRole('button', { name: 'Өөр дүн' }));
  await user.type(within(row).getByRole('textbox'), `${typed}{Enter}`);
  expect(within(row).getByRole('textbox')).toHaveAccessibleDescription(message);
  expect(bodies(api, 'PUT /checkouts/R1/add_store_credit')).toEqual([]);
});

it('shows the server’s error at the amount, and retains the input', async () => {
  const message = 'Хэтэвчээс ихдээ 45,000₮ ашиглана';
  const { user } = await open(
    order(),
    answer(addStoreCredit, fail(new ApiError(422, 'WALLET_MAX', message, { amount: message })), params),
  );
  const row = screen.getByRole('listitem', { name: 'Мөнгөн хэтэвч' });
  await user.click(within(row).getByRole('button', { name: 'Өөр дүн' }));
  const field = within(row).getByRole('textbox');
  await user.type(field, '80000{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue('80000');
  expect(field).toHaveAccessibleDescription(message);
});

it.each([
  ['12', []],
  ['12345', []],
  ['12ab', []],
  ['2026', [{ coupon_code: '2026', kind: 'promo' }]],
])('sends the promo code %s only when it has four digits', async (code, sent) => {
  const { user, api } = await open(
    order(),
    answer(
      applyCouponCode,
      { success: null, error: null, successful: true, status_code: 'coupon_code_applied', order: order() },
      params,
    ),
  );
  const field = screen.getByRole('textbox', { name: /4 орон/ });
  await user.type(field, `${code}{Enter}`);
  expect(bodies(api, 'PUT /orders/R1/apply_coupon_code')).toEqual(sent);
  if (sent.length === 0) expect(field).toHaveAccessibleDescription('Энэ код яг 4 оронтой тоо байх ёстой.');
});

it('pays with a stored card, or stores a new one', async () => {
  const chosen = order({ payments: [paymentOf({ id: 3, amount: '90000.0' })] });
  const { user, api } = await open(order(), {
    ...saves(chosen),
    ...answer(createInvoice, chosen, { ...params, id: 3 }),
  });
  await user.click(screen.getByRole('radio', { name: /Банкны карт/ }));
  await user.click(await screen.findByRole('radio', { name: /4242/ }));
  await user.click(screen.getByRole('button', { name: '90,000₮ төлөх' }));
  expect(bodies(api, 'PUT /checkouts/R1')).toEqual([
    { order: { item_total: '90000.0', payments_attributes: [{ payment_method_id: 2 }] } },
  ]);
  expect(bodies(api, 'POST /orders/R1/payments/3/invoice')).toEqual([{ card_id: 5 }]);
});

it('creates one payment on a double click', async () => {
  const { api } = await open(order(), saves(order()));
  const pay = screen.getByRole('button', { name: '90,000₮ төлөх' });
  await act(async () => {
    pay.click();
    pay.click();
  });
  expect(bodies(api, 'PUT /checkouts/R1')).toHaveLength(1);
});

it('lets a changed order be paid before its payment methods are refetched', async () => {
  let requests = 0;
  const { user, api } = await open(order(), {
    ...answer(
      listOrderPaymentMethods,
      () => ((requests += 1) === 1 ? waysOf(all) : new Promise<never>(() => undefined)),
      params,
    ),
    ...saves(order()),
  });
  act(() => $order.set(order({ amount_due: '80000.0', updated_at: '2026-11-21T00:01:00Z' })));
  await user.click(screen.getByRole('button', { name: '80,000₮ төлөх' }));
  expect(requests).toBe(2);
  expect(bodies(api, 'PUT /checkouts/R1')).toEqual([
    { order: { item_total: '90000.0', payments_attributes: [{ payment_method_id: 1 }] } },
  ]);
});

it('names the down payment on the button of instalments', async () => {
  const down = method({ id: 4, code: 'leasing', kind: 'instalment', name: 'Лизинг', down_payment: '27000.0' });
  const { user } = await open(order(), {}, [method({}), down]);
  await user.click(screen.getByRole('radio', { name: /Лизинг/ }));
  expect(screen.getByRole('button', { name: '27,000₮ төлөх' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /QR код/ }));
  expect(screen.getByRole('button', { name: '90,000₮ төлөх' })).toBeVisible();
});

it('says, before another way is chosen, what happens to the down payment of an open lease', async () => {
  const expires_at = '2099-01-01T00:00:00Z';
  const down = method({ id: 4, code: 'leasing', kind: 'instalment', name: 'Лизинг' });
  const lease = paymentOf({ state: 'pending', payment_method_id: 4 });
  const opened = order({
    state: 'confirm',
    payments: [{ ...lease, invoice: { kind: 'lease', invoice_id: 'P1', expires_at } }],
  });
  const notice = 'Та урьдчилгаа 27,000₮ төлсөн байна.';
  const paidDown = { ...opened, payments: opened.payments.map(one => ({ ...one, notice })) };
  const { user } = await open(opened, {}, [method({}), down], answer(getCurrentOrder, paidDown));
  expect(await screen.findByText(notice)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Үргэлжлүүлэх' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /QR код/ }));
  expect(screen.getByRole('button', { name: '90,000₮ төлөх' })).toBeVisible();
});

it('completes an order that balances pay in full, without a payment method', async () => {
  const paid = order({
    amount_due: '0.0',
    payments: [
      paymentOf({
        amount: '90000.0',
        payment_method_name: 'Мөнгөн хэтэвч',
        source: { kind: 'wallet', code: 'money' },
      }),
    ],
  });
  resetStores();
  act(() => $order.set(paid));
  const ways = waysOf([{ ...wallet, applied: '90000.0' }, method({})], '0.0');
  const api = fakeApi({
    ...answer(listOrderPaymentMethods, ways, params),
    ...answer(advanceCheckout, paid, params),
    ...answer(completeCheckout, { ...paid, completed_at: '2026-11-21T01:00:00Z' }, params),
  });
  const { user } = await renderPage('/checkout/payment', { remote, api });
  await user.click(await screen.findByRole('button', { name: 'Захиалгаа баталгаажуулах' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(bodies(api, 'PUT /checkouts/R1/complete')).toHaveLength(1);
  expect($order.get()).toBeNull();
});

it('asks for a new sign-in when the session has ended before the payment', async () => {
  const lost = fail(new ApiError(404, 'ORDER_NOT_FOUND', 'Захиалга олдсонгүй.'));
  const session = answer(getSession, { user: null, expires_at: null, cart_merged: false });
  const { user } = await open(order(), { ...saves(lost), ...answer(getOrder, lost, params) }, all, session);
  act(() => $user.set(shopper));
  await user.click(screen.getByRole('button', { name: '90,000₮ төлөх' }));
  expect(await screen.findByText(/Захиалгаа үргэлжлүүлэхийн тулд нэвтэрнэ үү/)).toBeVisible();
});

it.each(['OUT_OF_STOCK', 'STOCK_HELD', 'SEATS_TAKEN', 'ROOMS_TAKEN'])(
  'names what is taken meanwhile, with the way to the cart: %s',
  async code => {
    const sold = order({
      lock_version: 2,
      line_items: [lineOf({ total: '90000.0', insufficient_stock: true, max_quantity: 0 })],
      warnings: ['Эсгий гутал: Уучлаарай, бараа дууссан байна.'],
    });
    const refused = saves(fail(new ApiError(422, code, 'Уучлаарай, бараа дууссан байна.')));
    const { user } = await open(order(), refused, all, answer(getCurrentOrder, sold));
    await user.click(screen.getByRole('button', { name: '90,000₮ төлөх' }));
    expect(await screen.findByText('Эсгий гутал: Уучлаарай, бараа дууссан байна.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Сагсаа засах' })).toHaveAttribute('href', '/cart');
    expect(screen.getByRole('link', { name: 'Сагсаа засах' })).toHaveFocus();
  },
);

it.each(['PRICE_CHANGED', 'AMOUNT_CHANGED', 'ORDER_CHANGED'])('shows the new amounts after %s', async code => {
  const dearer = order({ lock_version: 2, total: '95000.0', amount_due: '95000.0' });
  const refused = saves(fail(new ApiError(409, code, 'Барааны үнэ 90,000₮ байсан нь 95,000₮ болж өөрчлөгдсөн.')));
  const { user } = await open(order(), refused, all, answer(getCurrentOrder, dearer));
  await user.click(screen.getByRole('button', { name: '90,000₮ төлөх' }));
  expect(await screen.findByRole('button', { name: '95,000₮ төлөх' })).toBeVisible();
  expect(screen.getByText(/болж өөрчлөгдсөн/)).toBeVisible();
});

it.each(['/checkout/address', '/checkout/payment'])('says at %s what costs something else than before', async path => {
  const changed = order({
    state: path === '/checkout/address' ? 'address' : 'payment',
    shippable: path === '/checkout/address',
    line_items: [lineOf({ total: '90000.0', price: '90000.0', previous_price: '85000.0' })],
  });
  resetStores();
  act(() => $order.set(changed));
  await renderPage(path, {
    remote,
    api: fakeApi({ ...answers, ...answer(listOrderPaymentMethods, waysOf(all), params) }),
  });
  const text = 'Эсгий гутал: Үнэ 85,000₮ байсан нь 90,000₮ болж өөрчлөгдсөн.';
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  ['an invoice that was withdrawn', 'payment', [/өмнөх нэхэмжлэх хүчингүй боллоо/], { state: 'void' }],
  ['a failed payment', 'payment', [/^Төлбөр амжилтгүй боллоо\.$/], { state: 'failed' }],
  [
    'a failed payment with a reason',
    'payment',
    ['Карт хаалттай.'],
    { state: 'failed', failure_message: 'Карт хаалттай.' },
  ],
  ['no invoice at all', 'confirm', [], { state: 'checkout' }],
] as const)(
  'after a reload with %s and seats taken meanwhile only the cart leads on',
  async (_, state, texts, last) => {
    const taken = 'Хөвсгөл аялал: Уучлаарай, суудал дууссан байна.';
    resetStores();
    act(() =>
      $order.set(
        order({
          state,
          payment_state: last.state === 'checkout' ? null : last.state,
          line_items: [lineOf({ total: '90000.0', insufficient_stock: true, max_quantity: 0 })],
          warnings: [taken],
          payments: [paymentOf(last)],
        }),
      ),
    );
    const api = fakeApi(answer(listOrderPaymentMethods, waysOf(all), params));
    await renderPage(state === 'confirm' ? '/checkout/pay' : '/checkout/payment', { remote, api });
    expect(await screen.findByText(taken)).toBeVisible();
    for (const text of texts) expect(screen.getByText(text)).toBeVisible();
    const main = within(screen.getByRole('region', { name: /Төл/ }));
    expect(main.queryAllByText(/товчийг дарж|дахин/)).toEqual([]);
    expect(main.queryAllByRole('radio')).toEqual([]);
    expect(main.queryAllByRole('button')).toEqual([]);
    expect(main.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/cart']);
  },
);

it('confirms an accepted code at its field', async () => {
  const adjustment = { id: 1, label: '3,000₮ хямдрал', amount: '-3000.0', display_amount: '−3,000₮' };
  const reduced = order({
    lock_version: 2,
    adjustments: [{ ...adjustment, kind: 'promo', code: '1111', reason: null }],
  });
  const result = {
    order: reduced,
    success: null,
    error: null,
    status_code: 'coupon_code_applied' as const,
    successful: true,
  };
  const { user } = await open(order(), answer(applyCouponCode, result, params));
  await user.click(screen.getByText('Хямдралын код', { selector: 'summary *' }));
  await user.type(screen.getByRole('textbox', { name: 'Хямдралын код, 4 орон' }), '1111{Enter}');
  expect(await screen.findByText('Хямдрал орлоо: 3,000₮ хямдрал')).toBeVisible();
});

describe('a buyer of alcohol', () => {
  const adults = (confirmed: boolean) => order({ age_check: { years: 21, confirmed } });
  const pay = (user: { click: (element: Element) => Promise<void> }) =>
    user.click(screen.getByRole('button', { name: '90,000₮ төлөх' }));
  const part = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

  it('gives the birth date before anything is sent', async () => {
    const { user, api } = await open(adults(false), saves(adults(true)));
    await user.type(part('Он'), '1990');
    await user.type(part('Сар'), '13');
    await pay(user);
    expect(part('Он')).toHaveFocus();
    for (const name of ['Он', 'Сар', 'Өдөр']) expect(part(name)).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Төрсөн огноогоо шалгана уу');
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.clear(part('Сар'));
    await user.type(part('Сар'), '4');
    await user.type(part('Өдөр'), '25');
    await user.clear(part('Он'));
    await user.type(part('Он'), '1890');
    await pay(user);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Төрсөн огноогоо шалгана уу: сүүлийн 120 жилийн дотор байх ёстой',
    );
    expect(part('Он')).toHaveFocus();
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    await user.clear(part('Он'));
    await user.type(part('Он'), '1990');
    await pay(user);
    expect(bodies(api, 'PUT /checkouts/R1').at(-1)).toEqual({
      order: { item_total: '90000.0', payments_attributes: [{ payment_method_id: 1 }], birth_date: '1990-04-25' },
    });
  });

  it('who is too young is told so at the field, once', async () => {
    const tooYoung = 'Согтууруулах ундааг 21 насанд хүрээгүй хүнд худалдахгүй.';
    const { user } = await open(
      adults(false),
      saves(() => {
        throw new ApiError(422, 'AGE_TOO_YOUNG', tooYoung, { birth_date: tooYoung });
      }),
    );
    for (const [name, value] of [
      ['Он', '2020'],
      ['Сар', '1'],
      ['Өдөр', '1'],
    ] as const)
      await user.type(part(name), value);
    await pay(user);
    expect(await screen.findAllByText(tooYoung)).toHaveLength(1);
    expect(part('Он')).toHaveValue('2020');
    expect(part('Он')).toHaveFocus();
  });

  it('is not asked twice', async () => {
    await open(adults(true));
    expect(screen.queryByRole('group', { name: 'Төрсөн огноо' })).toBeNull();
  });
});
