import type { AxiosRequestConfig } from 'axios';
import { createApi } from './api';

const request = jest.fn(async (config: AxiosRequestConfig) => {
  config.onUploadProgress?.({ loaded: 3, bytes: 3, lengthComputable: false });
  config.onUploadProgress?.({ loaded: 5, total: 20, bytes: 2, lengthComputable: true });
  return { data: 'stored', status: 201, headers: {} };
});
jest.mock('axios', () => ({ __esModule: true, default: { create: () => ({ request }) } }));

it('passes on how much of a body has been sent, once the whole is known', async () => {
  const onUpload = jest.fn();
  const { shop } = createApi({ origin: '', language: 'mn' });
  expect(await shop.post('/reviews', new FormData(), { onUpload })).toBe('stored');
  expect(onUpload.mock.calls).toEqual([[5, 20]]);
});

it('follows no upload that nobody asks for', async () => {
  await createApi({ origin: '', language: 'mn' }).shop.post('/orders', {});
  expect(request.mock.calls.at(-1)?.[0]).not.toHaveProperty('onUploadProgress');
});
