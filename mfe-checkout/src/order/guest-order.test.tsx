import type { Order } from '@ortoo/contracts';
import { claimOrder, getOrder } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $guestOrders, $user, orderHeaders } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, sameText } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { couponOf, orderOf, user as bold } from '../parts/testing/fixtures';

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

it('begins with the code of a coupon, in place of a notice', async () => {
  await open(`/orders/${number}`, () => ({ ...bought, shippable: false, coupons: [couponOf()] }));
  await screen.findByRole('heading', { level: 1, name: 'Баярлалаа, захиалга баталгаажлаа' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['Купон, тасалбар', 'Захиалгаа бүртгэлдээ хадгалах уу?', 'Захиалсан зүйлс']);
  expect(screen.queryByRole('list', { name: 'Дараа нь юу болох вэ?' })).toBeNull();
});

it('shows the key of each licence, and until when it is valid or since when it is cancelled', async () => {
  const license = { id: 1, name: 'Цэнэг зөөврийн компьютер', order_number: number, issued_at: '2026-11-21T01:00:00Z' };
  const licenses: Order['licenses'] = [
    { ...license, number: 'LJLK-7MC2-9SA3', valid_until: '2027-11-21T01:00:00Z', state: 'active' },
    { ...license, id: 2, number: 'AB12-CD34-EF56', valid_until: null, state: 'active' },
    {
      ...license,
      id: 3,
      number: 'EF56-GH78-JK90',
      valid_until: null,
      cancelled_at: '2026-11-23T01:00:00Z',
      state: 'cancelled',
    },
  ];
  await open(`/orders/${number}`, () => ({ ...bought, licenses }));
  expect(await screen.findByRole('heading', { name: 'Лиценз' })).toBeVisible();
  const [first, second, third] = screen.getAllByRole('listitem', { name: license.name });
  expect(first).toHaveTextContent(/LJLK-7MC2-9SA3.*2027 оны.*хүртэл хүчинтэй/);
  expect(second).toHaveTextContent(/AB12-CD34-EF56.*Хугацаагүй/);
  expect(third).toHaveTextContent(/Цуцлагдсан.*EF56-GH78-JK90.*Цуцалсан: 2026 оны/);
  expect(third).not.toHaveTextContent('Хугацаагүй');
  expect(third && within(third).queryByRole('button')).toBeNull();
});

it('says when a coupon was used, below the items, and does not ask to show it', async () => {
  const used = couponOf({ state: 'used', used_at: '2026-12-01T04:00:00Z' });
  await open(`/orders/${number}`, () => ({ ...bought, shippable: false, coupons: [used] }));
  expect(await screen.findByText(sameText('Ашигласан: 2026 оны 12-р сарын 1, 12:00'))).toBeVisible();
  expect(screen.queryByText(/QR кодыг уншуулна/)).toBeNull();
  expect(screen.queryByText(/хүртэл хүчинтэй/)).toBeNull();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(1, 3)).toEqual(['Захиалсан зүйлс', 'Купон, тасалбар']);
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
