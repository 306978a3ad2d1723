import { ApiError } from '@ortoo/http';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { boots } from '../dev-answers';
import { remote } from '../remote';

const open = (path: string, answer: unknown) =>
  renderPage(path, { remote, api: fakeApi({ [`GET ${new URL(path, 'http://x').pathname}`]: answer }) });

beforeEach(() => void resetStores());

it('leads from an earlier slug to the product, with what was chosen', async () => {
  await expect(open('/products/bulgan-boots?size=42', boots)).rejects.toMatchObject({
    path: '/products/bulgan?size=42',
    permanent: true,
  });
  await expect(open('/products/bulgan-boots', boots)).rejects.toMatchObject({ path: '/products/bulgan' });
});

it('is not found where there is no such product, and looks for what its address says', async () => {
  const rejected = () => {
    throw new ApiError(404, 'PRODUCT_NOT_FOUND', '');
  };
  await expect(open('/products/red-felt-boots', rejected)).rejects.toMatchObject({
    status: 404,
    details: { nearest: { path: '/products', label: 'Бүх бараа', text: 'red felt boots' } },
  });
});

it('fails where the answer does not come', async () => {
  const failing = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await expect(open('/products/bulgan', failing)).rejects.toMatchObject({ status: 500, details: {} });
});
