import type { Invoice, Lease, LeasePayment, Order, Payment } from '@ortoo/contracts';
import {
  applyForLease,
  checkLeasePayment,
  checkPayment,
  createLeasePayment,
  getCurrentOrder,
  getLease,
  getOrder,
  getSession,
  listOrderPaymentMethods,
  listPaymentMethods,
  payInApp,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, orderOf } from '@ortoo/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';
import { $visitedInvoice } from '../parts/visited-bank.store';
import { fail, orderMethodOf, paymentOf, qrMethod, user as shopper } from '../parts/testing/fixtures';

const expires_at = '2099-01-01T00:00:00Z';
const invoice = {
  kind: 'qr' as const,
  invoice_id: 'i',
  qr_text: 'qr',
  qr_image: 'data:image/svg+xml;base64,',
  urls: [{ name: 'Sandbox bank', description: 'Туршилтын банк', logo: null, link: 'https://bank.example/i' }],
  expires_at,
} satisfies Invoice;
const payment = paymentOf({ state: 'pending', invoice });
const order = orderOf({
  state: 'confirm',
  payment_state: 'balance_due',
  held_until: expires_at,
  shippable: false,
  payments: [payment],
});
const params = { number: 'R1' };
const checked = (result: Order | (() => Order)) => answer(checkPayment, result, { ...params, id: 9 });
const found = (result: Order | (() => Order), number = 'R1') => answer(getOrder, result, { number });
const methods = {
  ...answer(
    listOrderPaymentMethods,
    {
      payment_methods: [orderMethodOf()],
      total: '1000.0',
      display_total: '1,000₮',
      amount_due: '1000.0',
      display_amount_due: '1,000₮',
    },
    params,
  ),
  ...answer(listPaymentMethods, { payment_methods: [qrMethod] }),
};

const open = async (
  path: string,
  shown: Order | null,
  answers: Parameters<typeof fakeApi>[0],
  current: Order | null = null,
) => {
  resetStores({
    ...answer(getSession, { user: null, expires_at: null, cart_merged: false }),
    ...answer(getCurrentOrder, current),
  });
  act(() => {
    $user.set(shopper);
    $order.set(shown);
    $visitedInvoice.set(null);
  });
  return renderPage(path, { remote, api: fakeApi({ ...methods, ...answers }) });
};
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const reject = (status: number) => fail(new ApiError(status, 'REFUSED', ''));

it('names the bank in the reader’s language and waits', async () => {
  await open('/checkout/pay', order, checked(order));
  expect(await screen.findByRole('link', { name: 'Туршилтын банк' })).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/Төлбөр ормогц/)).toBeVisible();
  expect($user.get()).not.toBeNull();
});

it('says while offline that the time goes on, and checks when the network is back', async () => {
  const view = open('/checkout/pay', order, checked(order));
  act(() => onlineManager.setOnline(false));
  await view;
  expect(await screen.findByText(/Сүлжээгүй байна. Хугацаа үргэлжилсээр/)).toBeVisible();
  expect(screen.queryByText(/Төлбөр ормогц/)).toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(await screen.findByText(/Төлбөр ормогц/)).toBeVisible();
});

it('replaces an invoice that is void because the order was changed and requested elsewhere', async () => {
  const newer: Invoice = { ...invoice, invoice_id: 'j', urls: [{ ...invoice.urls[0]!, description: 'Шинэ банк' }] };
  const again = paymentOf({ id: 10, state: 'pending', invoice: newer });
  const changed = {
    ...order,
    lock_version: order.lock_version + 3,
    payments: [{ ...payment, state: 'void' as const, invoice: null }, again],
  };
  await open('/checkout/pay', order, { ...checked(changed), ...answer(checkPayment, changed, { ...params, id: 10 }) });
  expect(await screen.findByRole('link', { name: 'Шинэ банк' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Туршилтын банк' })).toBeNull();
  expect(screen.getByText(/өмнөх нэхэмжлэх хүчингүй.* Мөнгө шилжүүлсэн бол буцаана/)).toBeVisible();
});

it.each([
  ['payment', 'payment', /Мөнгө шилжүүлсэн бол буцаана\. «Төлөх» товчийг/],
  ['address', 'cart', /Мөнгө шилжүүлсэн бол буцаана\.$/],
  ['delivery', 'delivery', /Мөнгө шилжүүлсэн бол буцаана\.$/],
] as const)(
  'says at the %s, to stay, what happens to money sent for an invoice that is void',
  async (step, state, text) => {
    const notice = '1,000₮ орж ирсэн ч буцааж байна.';
    const payments = [{ ...payment, state: 'void' as const, invoice: null, notice }];
    await open(
      `/checkout/${step}`,
      { ...order, state, payment_state: 'void', shippable: true, held_until: null, payments },
      {},
    );
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText(notice)).toBeVisible();
  },
);

it('says nothing of a void invoice that the order no longer reports', async () => {
  const payments = [{ ...payment, state: 'void' as const, invoice: null }];
  await open('/checkout/payment', { ...order, state: 'payment', payment_state: null, held_until: null, payments }, {});
  expect(await screen.findByRole('heading', { name: 'Төлбөрийн хэлбэр' })).toBeVisible();
  expect(screen.queryByText(/нэхэмжлэх хүчингүй/)).toBeNull();
});

it.each(['cart', 'payment'] as const)('leaves an open payment that is gone without a toast: %s', async state => {
  await open('/checkout/pay', order, checked(order));
  await screen.findByRole('link', { name: 'Туршилтын банк' });
  const changed = { ...order, state, lock_version: order.lock_version + 1, held_until: null };
  act(() => $order.set({ ...changed, payments: [{ ...payment, state: 'void', invoice: null }] }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Туршилтын банк' })).toBeNull());
  expect($toasts.get()).toEqual([]);
});

it('reports money that has arrived for an open payment', async () => {
  const notice = '5,000₮ орж ирлээ.';
  await open('/checkout/pay', order, checked({ ...order, payments: [{ ...payment, notice }] }));
  expect(await screen.findByText(notice)).toBeVisible();
});

it('offers the missing part of a transfer once some of it has arrived', async () => {
  const fields = { bank: 'Банк', account_name: 'Ортоо', iban: 'MN12', reference: 'OR7', invoice_id: 'i', expires_at };
  const withAmount = (amount: string): Order => ({
    ...order,
    payments: [{ ...payment, invoice: { kind: 'transfer', ...fields, amount } }],
  });
  await open('/checkout/pay', withAmount('89000.0'), checked(withAmount('84000.0')));
  expect(await screen.findByText('84,000₮')).toBeVisible();
  expect(screen.queryByText('89,000₮', { selector: 'dd *' })).toBeNull();
});

it.each([
  [{ kind: 'redirect', url: 'https://bank.example/page' }, /Төлбөрийн хуудас/, 'link'],
  [
    { kind: 'transfer', bank: 'Банк', account_name: 'Ортоо', iban: 'MN12', amount: '1000.0', reference: 'OR7' },
    'OR7',
    'text',
  ],
] as const)('shows the fields of an invoice of its kind: %j', async (kind, text, role) => {
  const shown = { ...order, payments: [{ ...payment, invoice: { invoice_id: 'i', expires_at, ...kind } }] };
  await open('/checkout/pay', shown, checked(shown));
  const field = role === 'link' ? await screen.findByRole('link', { name: text }) : await screen.findByText(text);
  expect(field).toBeVisible();
});

it.each([
  ['says after a return from the bank’s page that the payment is being checked, and what to do', '&returned=1', 1],
  ['says nothing of the kind before', '', 0],
])('%s', async (_, returned, count) => {
  const redirect = { kind: 'redirect' as const, invoice_id: 'i', expires_at, url: 'https://bank.example/page' };
  const shown = { ...order, payments: [{ ...payment, invoice: redirect }] };
  const checks = jest.fn(() => shown);
  await open(`/checkout/pay?order=R1${returned}`, shown, checked(checks));
  await waitFor(() => expect(checks).toHaveBeenCalled());
  expect(await screen.findByRole('link', { name: /Төлбөрийн хуудас/ })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryAllByText(/^Банк төлбөрийг хараахан баталгаажуулаагүй тул шалгаж байна/)).toHaveLength(count),
  );
  const links = screen.queryAllByRole('link', { name: 'Өөр хэлбэрээр төлөх' });
  expect(links.map(link => link.getAttribute('href'))).toEqual(Array(count).fill('/checkout/payment'));
});

it('still knows after a reload that the visitor was at the bank’s page', async () => {
  const redirect = { kind: 'redirect' as const, invoice_id: 'i', expires_at, url: '#bank' };
  const shown = { ...order, payments: [{ ...payment, invoice: redirect }] };
  const { user, unmount } = await open('/checkout/pay', shown, checked(shown));
  await user.click(await screen.findByRole('link', { name: /Төлбөрийн хуудас/ }));
  unmount();
  await renderPage('/checkout/pay', { remote, api: fakeApi({ ...methods, ...checked(shown) }) });
  expect(await screen.findByText(/^Банк төлбөрийг хараахан баталгаажуулаагүй тул шалгаж байна/)).toBeVisible();
});

it('answers a check of the payment although nothing has changed', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T04:09:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const checks = jest.fn(() => order);
  const { user } = await open('/checkout/pay', order, checked(checks));
  await waitFor(() => expect(checks).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Төлбөр шалгах' }));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Банк төлбөрийг хараахан баталгаажуулаагүй байна. Шалгасан: 12:09.',
    ),
  );
  expect(checks).toHaveBeenCalledTimes(2);
});

it('leads from the choice of a payment method back to the payment that is under way', async () => {
  await open('/checkout/payment', order, {}, order);
  expect(await screen.findByText(/^Эхлүүлсэн төлбөр байна: QR код, 1,000₮\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Эхлүүлсэн төлбөрөө харах' })).toHaveAttribute(
    'href',
    '/checkout/pay?order=R1',
  );
});

it('detects that the session has ended, instead of waiting forever', async () => {
  await open('/checkout/pay', order, checked(reject(404)));
  await waitFor(() => expect($user.get()).toBeNull());
});

it('reports that the payment could not be checked, and preserves the session', async () => {
  await open('/checkout/pay', order, checked(reject(503)));
  expect(await screen.findByText(/түр шалгаж чадсангүй/)).toBeVisible();
  expect($user.get()).not.toBeNull();
});

it.each<[Payment['state'], Order['payment_state'], RegExp]>([
  ['void', 'void', /өмнөх нэхэмжлэх хүчингүй боллоо.*«Төлөх» товчийг/],
  ['failed', 'failed', /Төлбөр амжилтгүй боллоо.*дахин оролдоно уу/],
])('shows at the choice why the %s invoice is gone', async (state, payment_state, text) => {
  const payments = [{ ...payment, state, invoice: null }];
  await open('/checkout/payment', { ...order, state: 'payment', payment_state, payments }, {});
  expect(await screen.findByText(text)).toBeVisible();
});

const lease: Lease = {
  state: 'down_payment',
  months: 6,
  down_payment: '144000.0',
  financed: '336000.0',
  interest: 1.8,
  monthly: '59581.0',
  last: '59578.0',
  total_cost: '501483.0',
  total: '480000.0',
  expires_at,
  approved_at: null,
  finished_at: null,
  schedule: [],
  payments: [],
  outstanding: '0.0',
};
const downPayment: LeasePayment = {
  id: 3,
  number: 'L1',
  position: 0,
  amount: '144000.0',
  state: 'pending',
  payment_method_name: 'QR код',
  invoice,
};
const leased = {
  ...order,
  payments: [paymentOf({ ...payment, invoice: { kind: 'lease', invoice_id: 'P1', expires_at } })],
};

it('says why the down payment of a lease is above its share', async () => {
  const notice = 'Лизингээр ихдээ 1,500,000₮ авч болно.';
  await open('/checkout/pay', leased, { ...checked(leased), ...answer(getLease, { ...lease, notice }, params) });
  expect(await screen.findByText(notice)).toBeVisible();
});

it('requests the down payment of a lease and shows its invoice', async () => {
  const { user } = await open('/checkout/pay', leased, {
    ...checked(leased),
    ...answer(getLease, lease, params),
    ...answer(createLeasePayment, { ...lease, payments: [downPayment] }, params),
  });
  expect(await screen.findByText('59,581₮')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'QR код' }));
  expect(await screen.findByRole('link', { name: 'Туршилтын банк' })).toBeVisible();
});

it('says that a down payment was not completed, and offers the methods again', async () => {
  const failed = { ...lease, payments: [{ ...downPayment, state: 'failed' as const, invoice: null }] };
  await open('/checkout/pay', leased, { ...checked(leased), ...answer(getLease, failed, params) });
  expect(await screen.findByText(/Сүүлийн төлбөр хийгдсэнгүй/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'QR код' })).toBeVisible();
});

it('confirms the down payment, and shows a wrong phone number at its field', async () => {
  const wrong = 'Лизингийн хүсэлтэд утасны дугаар хэрэгтэй.';
  const { user } = await open('/checkout/pay', leased, {
    ...checked(leased),
    ...answer(getLease, { ...lease, state: 'ready' }, params),
    ...answer(applyForLease, fail(new ApiError(422, 'LEASE_PHONE', wrong, { phone: wrong })), params),
  });
  expect(await screen.findByText(/Урьдчилгаа 144,000₮ төлөгдлөө/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Утасны дугаар' }), '123');
  await user.click(screen.getByRole('button', { name: 'Хүсэлт илгээх' }));
  expect(await screen.findAllByText(wrong)).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Утасны дугаар' })).toBeInvalid();
});

it('asks for the down payment at once when the shopper returns from the bank', async () => {
  // Without polls.
  jest.spyOn(window, 'setInterval').mockReturnValue(undefined as never);
  const unpaid = { ...lease, payments: [downPayment] };
  const paid = { ...lease, state: 'ready' as const };
  let state: Lease = unpaid;
  await open('/checkout/pay', leased, {
    ...checked(leased),
    ...answer(getLease, unpaid, params),
    ...answer(checkLeasePayment, () => state, { ...params, id: downPayment.id }),
  });
  await screen.findByRole('link', { name: 'Туршилтын банк' });
  state = paid;
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Хүсэлт илгээх' })).toBeVisible();
});

it('permits the loan application after the down payment, and shows a rejection reason', async () => {
  const { user } = await open('/checkout/pay', leased, {
    ...checked(leased),
    ...answer(getLease, { ...lease, state: 'ready' }, params),
    ...answer(applyForLease, fail(new ApiError(422, 'LEASE_PHONE', 'Утасны дугаар хэрэгтэй')), params),
  });
  await user.click(await screen.findByRole('button', { name: 'Хүсэлт илгээх' }));
  expect(await screen.findByText('Утасны дугаар хэрэгтэй')).toBeVisible();
});

it('passes on the app’s tokens, and shows a rejection', async () => {
  const handedOver = jest.fn(fail(new ApiError(422, 'APP_TOKENS', 'Апп зөвшөөрсөнгүй')));
  await open('/checkout/pay?custtkn=a&txntkn=b', order, {
    ...checked(order),
    ...answer(payInApp, handedOver, params),
  });
  expect(await screen.findByText('Апп зөвшөөрсөнгүй')).toBeVisible();
  expect(handedOver).toHaveBeenCalledTimes(1);
});

it.each([
  ['complete', '2026-11-21T04:00:00Z', false],
  ['open', null, true],
])('after a return from the bank an order that is %s is not shown as an empty cart', async (_, completed_at, empty) => {
  const requests = jest.fn(() => ({ ...order, completed_at }));
  await open('/checkout/pay?order=R1', null, found(requests));
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryAllByText('Сагс хоосон байна')).toHaveLength(empty ? 1 : 0));
});

it('after a return from the bank a paid order is opened, though a new cart exists', async () => {
  const requests = jest.fn(() => ({ ...order, number: 'R0', completed_at: '2026-11-21T04:00:00Z' }));
  await open('/checkout/pay?order=R0', order, found(requests, 'R0'));
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('link', { name: 'Туршилтын банк' })).toBeNull();
});

it.each([
  ['belongs to another user', 404, 'Сагс хоосон байна'],
  ['fails to load', 503, 'Дахин оролдох'],
])('shows the problem when the order of the address %s', async (_, status, text) => {
  await open('/checkout/pay?order=R1', null, found(reject(status)));
  expect(await screen.findByText(text)).toBeVisible();
});

it('opens an order that was paid in another tab', async () => {
  const requests = jest.fn(() => ({ ...order, completed_at: '2026-11-21T04:00:00Z' }));
  await open('/checkout/pay', order, found(requests));
  act(() => $order.set(null));
  await waitFor(() => expect(requests).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Сагс хоосон байна')).toBeNull();
});
