import { createApi } from './api';

let broken = true;
jest.mock('axios', () => {
  if (broken) throw new Error('Loading chunk axios failed');
  return { __esModule: true, default: { create: () => ({ request: async () => ({ data: 'answer', headers: {} }) }) } };
});

it('loads the HTTP library again after a failed load', async () => {
  const { shop } = createApi({ origin: 'http://localhost', language: 'en' });
  await expect(shop.get('/products')).rejects.toThrow('Loading chunk');
  broken = false;
  expect(await shop.get('/products')).toBe('answer');
});
