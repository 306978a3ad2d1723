import { installOffline } from './install-offline';

const page = 'https://shop.test/en/backoffice/scan';
const loaded = ['https://shop.test/releases/shell/2/browser/main.js', 'https://other.test/sdk.js'];
const stored = new Map<string, Response>();
const register = jest.fn(async () => ({}));
const fetched = jest.fn<Promise<Response>, [string]>();
const cache = {
  match: async (url: string) => stored.get(new URL(url, page).href),
  put: async (url: string, response: Response) => void stored.set(url, response),
  keys: async () => [...stored.keys()].map(url => ({ url })),
  delete: async ({ url }: { url: string }) => stored.delete(url),
};
const answerWith = (status: number) =>
  fetched.mockImplementation(async () => ({ ok: status === 200, status }) as Response);

beforeEach(() => {
  stored.clear();
  fetched.mockReset();
  answerWith(200);
  document.head.innerHTML = `<base href="${page}">`;
  Object.assign(performance, { getEntriesByType: () => loaded.map(name => ({ name })) });
  Object.assign(navigator, { serviceWorker: { register } });
  Object.assign(globalThis, { fetch: fetched, caches: { open: async () => cache, match: cache.match } });
});

const paths = () => [...stored.keys()].map(url => new URL(url).pathname);

it('stores the page, its release, what it asks, and the decoder, but nothing of other origins', async () => {
  expect(await installOffline('/en/backoffice/')).toBe(true);
  expect(paths()).toEqual([
    ...['/en/backoffice/scan', '/releases/shell/2/browser/main.js', '/api/v2/session', '/api/v2/coupons/public_key'],
    ...['/api/v2/back_office/scans/events', '/api/v2/back_office/scans/gates'],
    ...['decoder.js', 'zxing.js', 'zxing.wasm'].map(name => `/api/v2/back_office/scanner/${name}`),
  ]);
});

it('loads a file of a release once, and drops those of the release before', async () => {
  const old = 'https://shop.test/releases/shell/1/browser/main.js';
  for (const url of [old, loaded[0]!]) stored.set(url, {} as Response);
  await installOffline('/en/backoffice/');
  expect(fetched.mock.calls.flat()).not.toContain(loaded[0]);
  expect([...stored.keys()]).not.toContain(old);
});

it.each([
  ['the shop is too busy for a part of it', () => answerWith(503)],
  ['the connection fails', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])('is not ready when %s, unless it was before', async (_, fail) => {
  fail();
  expect(await installOffline('/en/backoffice/')).toBe(false);
  answerWith(200);
  expect(await installOffline('/en/backoffice/')).toBe(true);
  fail();
  expect(await installOffline('/en/backoffice/')).toBe(true);
  stored.delete(loaded[0]!);
  expect(await installOffline('/en/backoffice/')).toBe(false);
});
