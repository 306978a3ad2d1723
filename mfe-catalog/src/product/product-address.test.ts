import type { Product } from '@ortoo/contracts';
import { getProduct } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { boots } from '../parts/testing/answers';
import { remote } from '../remote';

const open = (slug: string, respond: () => Product, query = '') =>
  renderPage(`/products/${slug}${query}`, { remote, api: fakeApi(answer(getProduct, respond, { slug })) });

beforeEach(() => void resetStores());

it('redirects an earlier slug to the product, with the selection', async () => {
  await expect(open('bulgan-boots', () => boots, '?size=42')).rejects.toMatchObject({
    path: '/products/bulgan?size=42',
    permanent: true,
  });
  await expect(open('bulgan-boots', () => boots)).rejects.toMatchObject({ path: '/products/bulgan' });
});

it('is not found for an unknown product, and suggests a search from its address', async () => {
  const rejected = () => {
    throw new ApiError(404, 'PRODUCT_NOT_FOUND', '');
  };
  await expect(open('red-felt-boots', rejected)).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/products', label: 'Бүх бараа', text: 'red felt boots' } },
  });
});

it('fails without a response', async () => {
  const failing = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await expect(open('bulgan', failing)).rejects.toMatchObject({ status: 500, details: {} });
});
