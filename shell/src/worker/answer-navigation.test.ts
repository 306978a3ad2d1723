import { answerNavigation, offlinePage } from './answer-navigation';

const network = jest.fn<Promise<Response>, [Request]>();
const hasCache = jest.fn<Promise<boolean>, [string]>();
const request = new Request('https://shop.test/en/products?page=2');

beforeEach(() => {
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  hasCache.mockReset().mockResolvedValue(false);
  Object.assign(globalThis, { fetch: network, caches: { has: hasCache } });
});

it('shows what the network answers, also an error page', async () => {
  network.mockResolvedValue(new Response('live', { status: 503 }));
  expect(await (await answerNavigation(request)).text()).toBe('live');
});

it('uses the request that the browser has begun', async () => {
  const answer = await answerNavigation(request, Promise.resolve(new Response('begun')));
  expect(await answer.text()).toBe('begun');
  expect(network).not.toHaveBeenCalled();
});

it('says in the language of the page that there is no network, and tries the same page again', async () => {
  const answer = await answerNavigation(request, Promise.reject(new TypeError('offline')));
  expect([answer.status, answer.headers.get('content-security-policy')]).toEqual([
    503,
    expect.stringContaining("default-src 'none'"),
  ]);
  const html = await answer.text();
  expect(html).toContain('lang="en"');
  expect(html).toContain('<h1>You are offline</h1>');
  expect(html).toContain('href="/en/products?page=2"');
  expect(html).not.toContain('/tickets');
});

it.each([
  ['opened-tickets', '/en/tickets', '/en/orders'],
  ['opened-orders', '/en/orders', '/en/tickets'],
])('leads to what was saved: %s', async (saved, href, other) => {
  hasCache.mockImplementation(async name => name === saved);
  const html = await (await answerNavigation(request)).text();
  expect(html).toContain(`href="${href}"`);
  expect(html).not.toContain(`href="${other}"`);
});

it.each([
  ['/', 'mn'],
  ['/ru/cart', 'ru'],
  ['/cn', 'zh-Hans'],
  ['/it', 'it'],
])('%s is in %s', (path, lang) => {
  expect(offlinePage(path, {})).toContain(`<html lang="${lang}">`);
});

it('escapes the address', () => {
  expect(offlinePage('/?q="><script>', {})).not.toContain('<script>');
});
