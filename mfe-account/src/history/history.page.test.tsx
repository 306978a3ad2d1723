import type { ProductCard } from '@ortoo/contracts';
import { listProducts } from '@ortoo/contracts/endpoints';
import { $searchHistory, $viewedIds } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

const cardOf = (id: number, name: string) =>
  ({ id, slug: `p-${id}`, name, image: '/pictures/x.webp', display_selling_price: '100,000₮' }) as ProductCard;
const paging = { count: 2, total_count: 2, current_page: 1, per_page: 100, pages: 1 };
const open = () =>
  renderPage('/history', {
    remote,
    api: fakeApi(answer(listProducts, { ...paging, products: [cardOf(3, 'Гутал'), cardOf(1, 'Малгай')] })),
  });
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  resetStores();
  $viewedIds.set([3, 1]);
  $searchHistory.set(['эсгий гутал', 'аялал']);
});

it('shows viewed products and searches, with links to them', async () => {
  await open();
  const viewed = within(await screen.findByRole('list', { name: 'Үзсэн бараа' })).getAllByRole('link');
  expect(viewed.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Гутал', '/products/p-3'],
    ['Малгай', '/products/p-1'],
  ]);
  expect(screen.getByRole('link', { name: 'эсгий гутал' })).toHaveAttribute(
    'href',
    `/products?q=${encodeURIComponent('эсгий гутал')}`,
  );
});

it('forgets one of each, and brings the last back', async () => {
  const { user } = await open();
  await screen.findByRole('link', { name: 'Гутал' });
  await user.click(button('Түүхээс хасах: Гутал'));
  await user.click(button('Түүхээс хасах: аялал'));
  expect([$viewedIds.get(), $searchHistory.get()]).toEqual([[1], ['эсгий гутал']]);
  await user.click(button('Сэргээх'));
  expect([$viewedIds.get(), $searchHistory.get()]).toEqual([[1], ['эсгий гутал', 'аялал']]);
});

it('forgets all, and says that it is empty', async () => {
  const { user } = await open();
  await screen.findByRole('link', { name: 'Гутал' });
  await user.click(button('Үзсэнийг арилгах'));
  await user.click(button('Хайлтыг арилгах'));
  expect(screen.getByRole('heading', { name: 'Түүх хоосон байна' })).toBeVisible();
  expect([$viewedIds.get(), $searchHistory.get()]).toEqual([[], []]);
});

it('shows the searches when the products do not load', async () => {
  await renderPage('/history', { remote, api: fakeApi({}) });
  expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'аялал' })).toBeVisible();
});
