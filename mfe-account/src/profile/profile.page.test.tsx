import { $sessionActivity, $user } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

it('links to all personal pages', async () => {
  resetStores();
  $sessionActivity.set({ known: true, fetching: false });
  $user.set({
    id: 7,
    email: 'shopper@example.mn',
    phone: null,
    firstname: 'Болд',
    lastname: '',
    roles: [],
    ship_address: null,
  });
  await renderPage('/profile', { remote, api: fakeApi({}) });
  const links = within(screen.getByRole('navigation', { name: 'Миний булан' })).getAllByRole('link');
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Захиалгууд', '/orders'],
    ['Хэтэвч', '/wallet'],
    ['Купон, тасалбар', '/coupons'],
    ['Таалагдсан', '/wishlists'],
  ]);
});
