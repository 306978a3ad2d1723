import { screen, waitFor } from '@testing-library/react';
import { $wishedIds } from '@ortoo/stores';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const hit = (id: number, name: string, variants: number[]) => ({
  _id: String(id),
  _source: {
    id,
    slug: `p-${id}`,
    name,
    translated: {},
    image: '/pictures/x.webp',
    price: 2000,
    selling_price: 1000,
    sale_percent: 50,
    vid: variants[0],
    variants: variants.map(variant => ({ id: variant })),
  },
});

it('links to the shop when there are no wishes', async () => {
  resetStores();
  await renderPage('/wishlists', { remote, api: fakeApi({}) });
  expect(screen.getByRole('heading', { name: 'Таалагдсан бараа алга байна' })).toBeVisible();
});

it('shows the wishes in their order and removes one', async () => {
  resetStores();
  $wishedIds.set([21, 11]);
  const api = fakeApi({
    'POST /shop/product/_search': { hits: { hits: [hit(1, 'Гутал', [10, 11]), hit(2, 'Малгай', [21])] } },
  });
  const { user } = await renderPage('/wishlists', { remote, api });
  await screen.findByRole('link', { name: 'Малгай' });
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Малгай', 'Гутал']);
  await user.click(screen.getByRole('button', { name: 'Таалагдсанаас хасах: Малгай' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Малгай' })).not.toBeInTheDocument());
  expect($wishedIds.get()).toEqual([11]);
});
