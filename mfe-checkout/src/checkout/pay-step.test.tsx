import { act, screen, waitFor } from '@testing-library/react';
import type { Order, User } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $order, $user } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const method = {
  id: 1,
  code: 'qr',
  kind: 'qr',
  name: 'QR код',
  description: 'Аппаараа төлнө',
  available: true,
  reason: null,
  fee: '0.0',
  voucher_id: null,
};
const invoice = {
  kind: 'qr',
  invoice_id: 'i',
  qr_text: 'qr',
  qr_image: 'data:image/svg+xml;base64,',
  urls: [{ name: 'Sandbox bank', description: 'Туршилтын банк', logo: null, link: 'https://bank.example/i' }],
  expires_at: '2099-01-01T00:00:00Z',
};
const payment = { id: 9, number: 'P1', amount: '1000.0', state: 'pending', invoice };
const order = {
  number: 'R1',
  state: 'confirm',
  payment_state: 'balance_due',
  lock_version: 1,
  completed_at: null,
  held_until: invoice.expires_at,
  total_quantity: 1,
  line_items: [
    { id: 7, quantity: 1, product: { name: 'Купон', slug: 'c', image: null }, options_text: '', total: '1000.0' },
  ],
  shippable: false,
  shipments: [],
  adjustments: [],
  receipt: null,
  payments: [payment],
  item_total: '1000.0',
  ship_total: '0.0',
  total: '1000.0',
  amount_due: '1000.0',
  included_tax_total: '91.0',
} as unknown as Order;
const check = 'POST /orders/R1/payments/9/check';
const methods = {
  'GET /checkouts/R1/payment_methods': { payment_methods: [method], amount_due: '1000.0' },
  'GET /checkouts/payment_methods': { payment_methods: [method] },
};

const open = async (path: string, shown: Order, answers: Parameters<typeof fakeApi>[0]) => {
  resetStores({ 'GET /session': { user: null, expires_at: null, cart_merged: false }, 'GET /orders/current': '' });
  act(() => {
    $user.set({ id: 7, firstname: 'Болд', roles: [] } as never as User);
    $order.set(shown);
  });
  return renderPage(path, { remote, api: fakeApi({ ...methods, ...answers }) });
};
const reject = (status: number) => () => {
  throw new ApiError(status, 'REFUSED', '');
};

it('names the bank in the reader’s language and waits', async () => {
  await open('/checkout/pay', order, { [check]: order });
  expect(await screen.findByRole('link', { name: 'Туршилтын банк' })).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/Төлбөр ормогц/)).toBeVisible();
  expect($user.get()).not.toBeNull();
});

it.each([
  [{ kind: 'redirect', url: 'https://bank.example/page' }, /Төлбөрийн хуудас/, 'link'],
  [
    { kind: 'transfer', bank: 'Банк', account_name: 'Ортоо', iban: 'MN12', amount: '1000.0', reference: 'OR7' },
    'OR7',
    'text',
  ],
] as const)('shows the fields of an invoice of its kind: %j', async (kind, text, role) => {
  const { invoice_id, expires_at } = invoice;
  const shown = { ...order, payments: [{ ...payment, invoice: { invoice_id, expires_at, ...kind } }] };
  await open('/checkout/pay', shown as unknown as Order, { [check]: order });
  const found =
    role === 'link' ? await screen.findByRole('link', { name: text }) : await screen.findByText(text as string);
  expect(found).toBeVisible();
});

it('detects that the session has ended, instead of waiting forever', async () => {
  await open('/checkout/pay', order, { [check]: reject(404) });
  await waitFor(() => expect($user.get()).toBeNull());
});

it('reports that the payment could not be checked, and preserves the session', async () => {
  await open('/checkout/pay', order, { [check]: reject(503) });
  expect(await screen.findByText(/түр шалгаж чадсангүй/)).toBeVisible();
  expect($user.get()).not.toBeNull();
});

it.each([
  ['void', null, /хугацаа дууссан эсвэл цуцлагдсан/],
  ['failed', 'failed', /Төлбөр амжилтгүй боллоо/],
])('shows at the choice why the %s invoice is gone', async (state, payment_state, text) => {
  const payments = [{ ...payment, state, invoice: null }];
  const shown = { ...order, state: 'payment', payment_state, payments } as unknown as Order;
  await open('/checkout/payment', shown, {});
  expect(await screen.findByText(text)).toBeVisible();
});

const lease = {
  state: 'down_payment',
  months: 6,
  down_payment: '144000.0',
  financed: '336000.0',
  interest: 1.8,
  monthly: '59581.0',
  last: '59578.0',
  total_cost: '501483.0',
  total: '480000.0',
  schedule: [],
  payments: [],
  outstanding: '0.0',
};
const leased = {
  ...order,
  payments: [{ ...payment, invoice: { kind: 'lease', invoice_id: 'P1', expires_at: invoice.expires_at } }],
} as unknown as Order;

it('requests the down payment of a lease and shows its invoice', async () => {
  const paying = { ...lease, payments: [{ id: 3, amount: '144000.0', invoice }] };
  const { user } = await open('/checkout/pay', leased, {
    [check]: leased,
    'GET /orders/R1/lease': lease,
    'POST /orders/R1/lease/payments': paying,
  });
  expect(await screen.findByText('59,581₮')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'QR код' }));
  expect(await screen.findByRole('link', { name: 'Туршилтын банк' })).toBeVisible();
});

it('permits the loan application after the down payment, and shows a rejection reason', async () => {
  const { user } = await open('/checkout/pay', leased, {
    [check]: leased,
    'GET /orders/R1/lease': { ...lease, state: 'ready' },
    'POST /orders/R1/lease/application': () => {
      throw new ApiError(422, 'LEASE_PHONE', 'Утасны дугаар хэрэгтэй');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Зээлийн хүсэлт илгээх' }));
  expect(await screen.findByText('Утасны дугаар хэрэгтэй')).toBeVisible();
});

it('passes on the app’s tokens, and shows a rejection', async () => {
  const handedOver = jest.fn(() => {
    throw new ApiError(422, 'APP_TOKENS', 'Апп зөвшөөрсөнгүй');
  });
  await open('/checkout/pay?custtkn=a&txntkn=b', order, {
    [check]: order,
    'PUT /checkouts/R1/most_in_app': handedOver,
  });
  expect(await screen.findByText('Апп зөвшөөрсөнгүй')).toBeVisible();
  expect(handedOver).toHaveBeenCalledTimes(1);
});

it.each([
  ['complete', '2026-11-21T04:00:00Z', false],
  ['open', null, true],
])('after a return from the bank an order that is %s is not shown as an empty cart', async (_, completed_at, empty) => {
  const requests = jest.fn(() => ({ ...order, completed_at }));
  await open('/checkout/pay?order=R1', null as never, { 'GET /orders/R1': requests });
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryAllByText('Сагс хоосон байна')).toHaveLength(empty ? 1 : 0));
});

it('after a return from the bank a paid order is opened, though a new cart exists', async () => {
  const requests = jest.fn(() => ({ ...order, number: 'R0', completed_at: '2026-11-21T04:00:00Z' }));
  await open('/checkout/pay?order=R0', order, { 'GET /orders/R0': requests });
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('link', { name: 'Туршилтын банк' })).toBeNull();
});

it.each([
  ['belongs to another user', 404, 'Сагс хоосон байна'],
  ['fails to load', 503, 'Дахин оролдох'],
])('shows the problem when the order of the address %s', async (_, status, text) => {
  await open('/checkout/pay?order=R1', null as never, { 'GET /orders/R1': reject(status) });
  expect(await screen.findByText(text)).toBeVisible();
});

it('opens an order that was paid in another tab', async () => {
  const requests = jest.fn(() => ({ ...order, completed_at: '2026-11-21T04:00:00Z' }));
  await open('/checkout/pay', order, { 'GET /orders/R1': requests });
  act(() => $order.set(null));
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Сагс хоосон байна')).toBeNull();
});
