import type { Coupon, Order } from '@ortoo/contracts';
import {
  countUnreadNotifications,
  getCurrentOrder,
  getLoyalty,
  listETickets,
  listOwnOrders,
  signOut,
} from '@ortoo/contracts/endpoints';
import { $guestOrders, $unreadCount, $user } from '@ortoo/stores';
import { answer, exampleOrder, exampleUser, fakeApi, renderSlot, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';

const paging = { count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0 };
const order: Order = { ...exampleOrder, number: 'R100', state: 'complete', payment_state: 'paid' };
const ticket: Coupon = {
  ...{ id: 1, number: 'ABCD', code: 'x', kind: 'ticket', state: 'active', name: 'Симфони', options_text: '' },
  ...{ image: null, store_name: '', place: 'Филармони', order_number: 'R7', issued_at: '2026-11-20T03:00:00Z' },
  ...{ valid_until: '2026-12-20T03:00:00Z', used_at: null, qr_url: '', pdf_url: '' },
  event_at: new Date(Date.now() + 3_600_000).toISOString(),
};
const loyalty = {
  ...{ points: '9000.0', display_points: '9,000', points_authorized: '0.0', earned: '9000.0', spent: '0.0' },
  ...{ rate: 0.03, expires: 365, lapsing: '1500.0' },
};
const quiet = {
  ...answer(countUnreadNotifications, { unread_count: 0 }),
  ...answer(listOwnOrders, { ...paging, orders: [] }),
  ...answer(listETickets, { ...paging, coupons: [] }),
  ...answer(getLoyalty, { ...loyalty, lapsing: '0.0' }),
};
const busy = {
  ...answer(countUnreadNotifications, { unread_count: 2 }),
  ...answer(listOwnOrders, { ...paging, orders: [order] }),
  ...answer(listETickets, { ...paging, coupons: [ticket] }),
  ...answer(getLoyalty, loyalty),
};

const open = async (answers: Parameters<typeof fakeApi>[0], isSignedIn = true) => {
  resetStores({
    ...answer(getCurrentOrder, null),
    ...answer(signOut, { user: null, expires_at: null, cart_merged: false }),
  });
  $guestOrders.set({});
  if (isSignedIn) $user.set({ ...exampleUser, firstname: 'Номин', lastname: 'Бат' });
  const opener = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/profile' }));
  const onClose = jest.fn();
  const { user } = await renderSlot(
    'account.user-menu',
    { link: { current: opener }, onClose },
    { remote, api: fakeApi(answers) },
  );
  const menu = within(await screen.findByRole('group', { name: 'Миний булан' }));
  return { user, menu, onClose, opener };
};
afterEach(() => document.querySelector('body > a')?.remove());

it('leads with what matters to its user', async () => {
  const { menu } = await open(busy);
  expect(await menu.findByRole('link', { name: 'Шинэ мэдэгдэл: 2' })).toHaveAttribute('href', '/notifications');
  expect(menu.getByRole('heading', { name: 'Номин Бат' })).toBeVisible();
  expect(menu.getByRole('link', { name: /Захиалга R100/ })).toHaveAttribute('href', '/orders/R100');
  expect(menu.getByRole('link', { name: /Симфони.*Филармони/ })).toHaveAttribute('href', '/orders/R7');
  expect(menu.getByRole('link', { name: /1,500₮ оноо/ })).toHaveAttribute('href', '/wallet');
  expect($unreadCount.get()).toBe(2);
});

it('has the main pages and the way out when nothing is going on', async () => {
  const { user, menu, onClose } = await open(quiet);
  const links = menu.getAllByRole('link').map(link => link.getAttribute('href'));
  expect(links).toEqual(['/profile', '/orders', '/wishlists', '/wallet', '/profile/details']);
  await user.click(menu.getByRole('button', { name: 'Гарах' }));
  await waitFor(() => expect($user.get()).toBeNull());
  expect(onClose).toHaveBeenCalled();
});

it('has the focus, moves it by arrows, and gives it back on Escape', async () => {
  const { user, menu, onClose, opener } = await open(quiet);
  expect(screen.getByRole('group', { name: 'Миний булан' })).toHaveFocus();
  const links = menu.getAllByRole('link');
  await user.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(links[1]).toHaveFocus();
  await user.keyboard('{End}');
  expect(menu.getByRole('button', { name: 'Гарах' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(opener).toHaveFocus();
});

it('closes on a press outside, when the focus moves on, and when a link is followed', async () => {
  const { user, menu, onClose } = await open(quiet);
  await user.click(document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
  document.body.append(Object.assign(document.createElement('button'), { id: 'after' }));
  document.getElementById('after')?.focus();
  expect(onClose).toHaveBeenCalledTimes(2);
  document.getElementById('after')?.remove();
  await user.click(menu.getByRole('link', { name: 'Захиалгууд' }));
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('offers a guest the ways in, and the orders of this browser', async () => {
  const { user, menu, onClose } = await open({}, false);
  expect(menu.getByRole('link', { name: 'Нэвтрэх' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/sign-in\?next=/),
  );
  expect(menu.getByRole('link', { name: 'Бүртгүүлэх' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/sign-up\?next=/),
  );
  const field = menu.getByLabelText('Захиалгын дугаар');
  await user.type(field, '12{Enter}');
  expect(field).toHaveAccessibleDescription('Дугаараа шалгана уу, жишээ нь R123456789');
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ' r123456789 {Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});
