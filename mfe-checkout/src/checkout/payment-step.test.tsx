import { act, screen, within } from '@testing-library/react';
import type { Order, OrderPaymentMethod } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $order } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores, type RecordedCall } from '@ortoo/testing';
import { remote } from '../remote';

const method = (change: Partial<OrderPaymentMethod>): OrderPaymentMethod => ({
  id: 1,
  code: 'qpay',
  kind: 'qr',
  name: 'QR код',
  description: 'Аппаараа төлнө',
  available: true,
  reason: null,
  reason_code: null,
  fee: '0.0',
  display_fee: '0₮',
  minimum: '1.0',
  display_minimum: '1₮',
  maximum: '90000.0',
  display_maximum: '90,000₮',
  share: 1,
  balance: null,
  display_balance: null,
  applied: '0.0',
  display_applied: '0₮',
  voucher_id: null,
  ...change,
});
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

const order = (change: Partial<Order> = {}) =>
  ({
    number: 'R1',
    state: 'payment',
    payment_state: null,
    lock_version: 1,
    updated_at: '2026-11-21T00:00:00Z',
    completed_at: null,
    total_quantity: 1,
    line_items: [
      { id: 7, quantity: 1, product: { name: 'Купон', slug: 'c', image: null }, options_text: '', total: '90000.0' },
    ],
    shippable: false,
    shipments: [],
    payments: [],
    adjustments: [],
    warnings: [],
    receipt: null,
    item_total: '90000.0',
    ship_total: '0.0',
    total: '90000.0',
    amount_due: '90000.0',
    included_tax_total: '8182.0',
    ...change,
  }) as unknown as Order;

const open = async (shown: Order, answers: Parameters<typeof fakeApi>[0] = {}, methods = all) => {
  resetStores();
  act(() => $order.set(shown));
  const api = fakeApi({
    'GET /checkouts/R1/payment_methods': { payment_methods: methods, amount_due: shown.amount_due },
    'GET /cards': { cards: [{ id: 5, last4: '4242', holder: 'BOLD B', bank: 'Хаан банк' }] },
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
  expect(screen.getByRole('radio', { name: /Супер апп/ })).toBeDisabled();
});

it('uses the maximum of a wallet, or the entered amount', async () => {
  const add = 'PUT /checkouts/R1/add_store_credit';
  const { user, api } = await open(order(), { [add]: () => order() });
  const row = screen.getByRole('listitem', { name: 'Мөнгөн хэтэвч' });
  await user.click(within(row).getByRole('button', { name: /90,000₮ ашиглах/ }));
  await user.click(within(row).getByRole('button', { name: 'Өөр дүн' }));
  await user.type(within(row).getByRole('textbox'), '12 500{Enter}');
  expect(bodies(api, add)).toEqual([{ wallet: 'money' }, { wallet: 'money', amount: 12_500 }]);
});

it('shows the server’s error at the amount, and retains the input', async () => {
  const message = 'Хэтэвчээс ихдээ 45,000₮ ашиглана';
  const { user } = await open(order(), {
    'PUT /checkouts/R1/add_store_credit': () => {
      throw new ApiError(422, 'WALLET_MAX', message, { amount: message });
    },
  });
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
  const apply = 'PUT /orders/R1/apply_coupon_code';
  const { user, api } = await open(order(), { [apply]: { order: order() } });
  const field = screen.getByRole('textbox', { name: /Промо код/ });
  await user.type(field, `${code}{Enter}`);
  expect(bodies(api, apply)).toEqual(sent);
  if (sent.length === 0) expect(field).toHaveAccessibleDescription('Промо код яг 4 оронтой тоо байна.');
});

it('pays with a stored card, or stores a new one', async () => {
  const invoice = 'POST /orders/R1/payments/3/invoice';
  const chosen = order({ payments: [{ id: 3, state: 'checkout', amount: '90000.0', source: null }] as never });
  const { user, api } = await open(order(), { 'PUT /checkouts/R1': chosen, [invoice]: chosen });
  await user.click(screen.getByRole('radio', { name: /Банкны карт/ }));
  await user.click(await screen.findByRole('radio', { name: /4242/ }));
  await user.click(screen.getByRole('button', { name: '90,000₮ төлөх' }));
  expect(bodies(api, 'PUT /checkouts/R1')).toEqual([{ order: { payments_attributes: [{ payment_method_id: 2 }] } }]);
  expect(bodies(api, invoice)).toEqual([{ card_id: 5 }]);
});

it('creates one payment on a double click', async () => {
  const { api } = await open(order(), { 'PUT /checkouts/R1': order() });
  const pay = screen.getByRole('button', { name: '90,000₮ төлөх' });
  await act(async () => {
    pay.click();
    pay.click();
  });
  expect(bodies(api, 'PUT /checkouts/R1')).toHaveLength(1);
});

it('lets a changed order be paid before its payment methods are refetched', async () => {
  let requests = 0;
  const ways = { payment_methods: all, amount_due: '90000.0' };
  const { user, api } = await open(order(), {
    'GET /checkouts/R1/payment_methods': () => ((requests += 1) === 1 ? ways : new Promise(() => undefined)),
    'PUT /checkouts/R1': order(),
  });
  act(() => $order.set(order({ amount_due: '80000.0', updated_at: '2026-11-21T00:01:00Z' })));
  await user.click(screen.getByRole('button', { name: '80,000₮ төлөх' }));
  expect(requests).toBe(2);
  expect(bodies(api, 'PUT /checkouts/R1')).toEqual([{ order: { payments_attributes: [{ payment_method_id: 1 }] } }]);
});

it('completes an order that balances pay in full, without a payment method', async () => {
  const paid = order({
    amount_due: '0.0',
    payments: [
      {
        id: 1,
        state: 'checkout',
        amount: '90000.0',
        payment_method_name: 'Мөнгөн хэтэвч',
        source: { kind: 'wallet', code: 'money' },
      },
    ] as never,
  });
  resetStores();
  act(() => $order.set(paid));
  const complete = 'PUT /checkouts/R1/complete';
  const api = fakeApi({
    'GET /checkouts/R1/payment_methods': {
      payment_methods: [{ ...wallet, applied: '90000.0' }, method({})],
      amount_due: '0.0',
    },
    'PUT /checkouts/R1/advance': paid,
    [complete]: { ...paid, completed_at: '2026-11-21T01:00:00Z' },
  });
  const { user } = await renderPage('/checkout/payment', { remote, api });
  await user.click(await screen.findByRole('button', { name: 'Захиалгаа баталгаажуулах' }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(bodies(api, complete)).toHaveLength(1);
  expect($order.get()).toBeNull();
});

describe('a guest who buys codes', () => {
  const product = { name: 'Купон', slug: 'c', image: null, kind: 'coupon' };
  const line = { id: 7, quantity: 1, product, options_text: '', total: '90000.0' };
  const guest = (change: Partial<Order> = {}) =>
    order({ token: 'guest-token', email: null, line_items: [line] as never, ...change });
  const pay = (user: { click: (element: Element) => Promise<void> }) =>
    user.click(screen.getByRole('button', { name: '90,000₮ төлөх' }));
  const field = () => screen.getByRole('textbox', { name: /^Имэйл хаяг/ });

  it('shows the recipient before anything is sent', async () => {
    const { user, api } = await open(guest());
    await pay(user);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/Энэ талбарыг бөглөнө үү/);
    await user.type(field(), 'bold');
    await pay(user);
    expect(field()).toHaveAccessibleDescription(/Имэйл хаягаа шалгана уу/);
    expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('shows the server’s error at the field, and retries with another address', async () => {
    let known = false;
    const { user, api } = await open(guest(), {
      'PUT /checkouts/R1': () => {
        if (known) return guest({ email: 'bold@example.mn' });
        throw new ApiError(422, 'CONTACT_MISSING', 'Имэйл хаягаа оруулна уу.');
      },
    });
    await user.type(field(), 'bold@example.mm');
    await pay(user);
    expect(field()).toHaveAccessibleDescription(/Имэйл хаягаа оруулна уу/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field()).toHaveValue('bold@example.mm');
    known = true;
    await user.type(field(), '{Backspace}n');
    expect(field()).not.toHaveAccessibleDescription(/Имэйл хаягаа оруулна уу/);
    await pay(user);
    expect(bodies(api, 'PUT /checkouts/R1').at(-1)).toEqual({
      order: { payments_attributes: [{ payment_method_id: 1 }], email: 'bold@example.mn' },
    });
  });

  it('needs an address only for codes', async () => {
    await open(guest({ line_items: [{ ...line, product: { ...product, kind: 'goods' } }] as never }));
    expect(screen.queryByRole('textbox', { name: /^Имэйл хаяг/ })).toBeNull();
  });
});
