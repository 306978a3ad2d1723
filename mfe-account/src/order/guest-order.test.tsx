import type { Order } from '@ortoo/contracts';
import { claimOrder, getOrder } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $guestOrders, $user, orderHeaders } from '@ortoo/stores';
import { answer, exampleUser as bold, fakeApi, renderPage, resetStores, couponOf, orderOf } from '@ortoo/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';

const number = 'R100001';
const token = 'a'.repeat(43);
const bought = orderOf({
  ...{ number, token, state: 'complete', payment_state: 'paid', line_items: [], completed_at: '2026-11-21T01:00:00Z' },
});

const open = async (path: string, order: () => Order) => {
  resetStores();
  const api = fakeApi({
    ...answer(getOrder, order, { number }),
    ...answer(claimOrder, { ...bought, token: null }, { number }),
  });
  return { api, ...(await renderPage(path, { remote, api })) };
};
const closed = () => {
  throw new ApiError(404, 'ORDER_NOT_FOUND', 'Захиалга олдсонгүй');
};

beforeEach(() => {
  $user.set(null);
  $guestOrders.set({});
});

it('opens by the link of its email, and keeps the way in', async () => {
  await open(`/orders/${number}?token=${token}`, () => {
    expect(Object.values(orderHeaders(`/orders/${number}`))).toEqual([token]);
    return bought;
  });
  expect(await screen.findByText('Захиалгын дугаар R100001', { exact: false })).toBeVisible();
  expect($guestOrders.get()).toEqual({ [number]: token });
  expect(screen.getByRole('link', { name: 'Бүртгүүлэх' })).toHaveAttribute(
    'href',
    `/sign-up?next=%2Forders%2F${number}`,
  );
});

const parts = () =>
  [...document.querySelectorAll('h2, [data-slot]')].map(one => one.getAttribute('data-slot') ?? one.textContent);

it('begins with the code of a coupon, in place of a notice', async () => {
  await open(`/orders/${number}`, () => ({ ...bought, shippable: false, coupons: [couponOf()] }));
  await screen.findByRole('heading', { level: 1, name: 'Баярлалаа, захиалга баталгаажлаа' });
  expect(parts().slice(0, 4)).toEqual([
    'checkout.order-payment',
    'checkout.order-tickets',
    'Захиалгаа бүртгэлдээ хадгалах уу?',
    'Захиалсан зүйлс',
  ]);
  expect(screen.queryByRole('list', { name: 'Дараа нь юу болох вэ?' })).toBeNull();
});

it('shows a used coupon below the items', async () => {
  await open(`/orders/${number}`, () => ({ ...bought, shippable: false, coupons: [couponOf({ state: 'used' })] }));
  await screen.findByRole('heading', { level: 1 });
  expect(parts().slice(2, 4)).toEqual(['Захиалсан зүйлс', 'checkout.order-tickets']);
});

it.each([
  ['a paid order', bought, ['payment', 'receipt', 'return', 'sums']],
  ['an unpaid order', { ...bought, payment_state: 'balance_due' as const }, ['payment', 'sums']],
])('has the parts of checkout that %s needs', async (_, order, names) => {
  await open(`/orders/${number}`, () => order);
  await screen.findByRole('heading', { level: 1 });
  expect(parts().filter(part => part?.startsWith('checkout.'))).toEqual(names.map(name => `checkout.order-${name}`));
});

it('asks a stranger to sign in, and opens once that is done', async () => {
  await open(`/orders/${number}`, () => ($user.get() ? { ...bought, token: null } : closed()));
  expect(await screen.findByRole('heading', { name: 'Захиалгаа харахын тулд нэвтэрнэ үү' })).toBeVisible();
  expect(document.querySelector('[data-slot="account.sign-in-form"]')).not.toBeNull();
  act(() => $user.set(bold));
  expect(await screen.findByText('Захиалгын дугаар R100001', { exact: false })).toBeVisible();
});

it('says that another account has no such order', async () => {
  $user.set(bold);
  resetStores();
  $user.set(bold);
  const api = fakeApi({ ...answer(getOrder, closed, { number }) });
  await renderPage(`/orders/${number}`, { remote, api });
  expect(await screen.findByRole('heading', { name: 'R100001 дугаартай захиалга олдсонгүй' })).toBeVisible();
  expect(document.querySelector('[data-slot]')).toBeNull();
});

it('moves to the account of a signed-in guest', async () => {
  let isKept = false;
  const view = await open(`/orders/${number}?token=${token}`, () => ({ ...bought, token: isKept ? null : token }));
  act(() => $user.set(bold));
  isKept = true;
  await view.user.click(await screen.findByRole('button', { name: 'Бүртгэлдээ хадгалах' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Бүртгэлдээ хадгалах' })).toBeNull());
  expect(view.api.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/orders/${number}/claim`,
    body: { order_token: token },
  });
  expect($guestOrders.get()).toEqual({});
});
