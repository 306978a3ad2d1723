import { ApiError } from '@ortoo/http';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { boots } from '../dev-answers';
import { remote } from '../remote';

const open = (path: string, answer: unknown) =>
  renderPage(path, { remote, api: fakeApi({ [`GET ${new URL(path, 'http://x').pathname}`]: answer }) });

beforeEach(() => void resetStores());

it('redirects an earlier slug to the product, with the selection', async () => {
  await expect(open('/products/bulgan-boots?size=42', boots)).rejects.toMatchObject({
    path: '/products/bulgan?size=42',
    permanent: true,
  });
  await expect(open('/products/bulgan-boots', boots)).rejects.toMatchObject({ path: '/products/bulgan' });
});

it('is not found for an unknown product, and suggests a search from its address', async () => {
  const rejected = () => {
    throw new ApiError(404, 'PRODUCT_NOT_FOUND', '');
  };
  await expect(open('/products/red-felt-boots', rejected)).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/products', label: 'Бүх бараа', text: 'red felt boots' } },
  });
});

it('fails without a response', async () => {
  const failing = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await expect(open('/products/bulgan', failing)).rejects.toMatchObject({ status: 500, details: {} });
});
