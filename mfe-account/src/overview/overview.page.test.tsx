import type { Coupon, Order, Orders } from '@ortoo/contracts';
import { getLoyalty, listETickets, listOwnOrders } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleOrder, exampleUser, type FakeAnswer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

const paging = { count: 0, total_count: 0, current_page: 1, per_page: 20, pages: 0 };
const ordersOf = (orders: Order[]): Orders => ({ ...paging, orders, total_count: orders.length });
const loyalty = {
  ...{ points: '9000.0', display_points: '9,000', points_authorized: '0.0', earned: '9000.0', spent: '0.0' },
  ...{ rate: 0.03, expires: 365, lapsing: '1500.0' },
};
const ticket: Coupon = {
  ...{ id: 1, number: 'ABCD', code: 'x', kind: 'ticket', state: 'active', name: 'Симфони', options_text: '' },
  ...{ image: null, store_name: '', place: 'Филармони', order_number: 'R7', issued_at: '2026-11-20T03:00:00Z' },
  ...{ valid_until: '2026-12-20T03:00:00Z', used_at: null, qr_url: '', pdf_url: '' },
  event_at: new Date(Date.now() + 3_600_000).toISOString(),
};

const open = async (answers: Record<string, FakeAnswer>) => {
  resetStores();
  $user.set(exampleUser);
  return renderPage('/profile', { remote, api: fakeApi(answers) });
};

it('leads with what is going on', async () => {
  const order: Order = { ...exampleOrder, number: 'R100', state: 'complete', payment_state: 'paid' };
  await open({
    ...answer(listOwnOrders, ordersOf([order])),
    ...answer(listETickets, { ...paging, coupons: [ticket] }),
    ...answer(getLoyalty, loyalty),
  });
  expect(await screen.findByRole('link', { name: 'R100' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Симфони' })).toHaveAttribute('href', '/orders/R7');
  expect(screen.getByText(/1,500₮ оноо 30 хоногийн дотор/)).toBeVisible();
});

it('leads on when nothing is going on', async () => {
  await open({ ...answer(listOwnOrders, ordersOf([])), ...answer(listETickets, { ...paging, coupons: [] }) });
  expect(await screen.findByRole('heading', { name: 'Замд яваа захиалга алга' })).toBeVisible();
  expect(screen.queryByText(/оноо/)).toBeNull();
  expect(screen.queryByRole('heading', { name: /тасалбар/ })).toBeNull();
});

it('offers a retry where the orders failed, and keeps the rest', async () => {
  let fails = true;
  const { user } = await open(
    answer(listOwnOrders, () => {
      if (fails) throw new ApiError(500, 'INTERNAL', '');
      return ordersOf([]);
    }),
  );
  fails = false;
  await user.click(await screen.findByRole('button', { name: 'Дахин оролдох' }));
  expect(await screen.findByRole('heading', { name: 'Замд яваа захиалга алга' })).toBeVisible();
});

it('links to all personal pages', async () => {
  await open(answer(listOwnOrders, ordersOf([])));
  const links = within(screen.getByRole('navigation', { name: 'Миний булан' })).getAllByRole('link');
  const paths = links.map(link => link.getAttribute('href'));
  expect(paths).toEqual(expect.arrayContaining(['/orders', '/wishlists', '/wallet', '/coupons', '/profile/details']));
  expect(new Set(paths).size).toBe(paths.length);
});
