import type { AxiosRequestConfig } from 'axios';
import { createApi } from './api';

const request = jest.fn(async (config: AxiosRequestConfig) => {
  config.onUploadProgress?.({ loaded: 5, total: 20, bytes: 5, lengthComputable: true });
  return { data: 'stored', status: 201, headers: {} };
});
jest.mock('axios', () => ({ __esModule: true, default: { create: () => ({ request }) } }));

it('passes on how much of a body has been sent', async () => {
  const onUploadProgress = jest.fn();
  const { shop } = createApi({ origin: '', language: 'mn' });
  expect(await shop.post('/reviews', new FormData(), { onUploadProgress })).toBe('stored');
  expect(onUploadProgress.mock.calls).toMatchObject([[{ loaded: 5, total: 20 }]]);
});

it('sends the headers of a call once, with those of every call', async () => {
  const { shop } = createApi({ origin: '', language: 'mn', headers: () => ({ 'X-Order-Token': 't' }) });
  await shop.post('/orders', { a: 1 }, { idempotencyKey: 'k', headers: { 'X-Own': '1' }, params: { b: 2 } });
  expect(request.mock.calls.at(-1)?.[0]).toEqual({
    method: 'post',
    url: '/orders',
    data: { a: 1 },
    params: { b: 2 },
    headers: { 'X-Order-Token': 't', 'X-Own': '1', 'X-Requested-With': 'ortoo', 'Idempotency-Key': 'k' },
  });
});
