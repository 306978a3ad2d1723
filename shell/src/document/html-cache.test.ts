import { bytesOf, createHtmlCache, packDocument, type CachedDocument } from './html-cache';

const sized = (bytes: number): CachedDocument => ({
  status: 200,
  policy: '',
  ageGated: false,
  br: Buffer.alloc(bytes / 2),
  gzip: Buffer.alloc(bytes / 2),
  at: 0,
});

/** Per entry: a digest as key, and bookkeeping. */
const overhead = 43 + 2_000;

const known = (cache: ReturnType<typeof createHtmlCache>, plan: string, addresses: string[]) =>
  addresses.filter(address => cache.get(plan, address));

it('stays within its byte limit, and evicts the least recently requested entries first', () => {
  const cache = createHtmlCache(4 * (24 + overhead) + 6);
  ['/a', '/b', '/c', '/d'].forEach(address => cache.set('one', address, sized(24)));
  cache.get('one', '/a');
  cache.set('one', '/e', sized(32));
  expect(known(cache, 'one', ['/a', '/b', '/c', '/d', '/e'])).toEqual(['/a', '/d', '/e']);
  expect(cache.held).toBe(24 + 24 + 32 + 3 * overhead);
});

it('stores only the digest of an address', () => {
  const cache = createHtmlCache(1024 * 1024);
  for (let page = 0; page < 100; page += 1) cache.set('one', `/products?q=${'x'.repeat(16_000)}${page}`, sized(24));
  expect(known(cache, 'one', [`/products?q=${'x'.repeat(16_000)}0`])).toHaveLength(1);
  expect(cache.held).toBe(100 * (24 + overhead));
});

it('counts a document that was rendered again once', () => {
  const cache = createHtmlCache(10_000);
  for (let time = 0; time < 10; time += 1) cache.set('one', '/', sized(40));
  expect(cache.held).toBe(40 + overhead);
});

it('evicts the documents of plans that are no longer live', () => {
  const cache = createHtmlCache(10_000);
  for (const plan of ['old', 'live', 'canary']) cache.set(plan, '/', sized(40));
  cache.retain(new Set(['live', 'canary']));
  expect(['old', 'live', 'canary'].filter(plan => cache.get(plan, '/'))).toEqual(['live', 'canary']);
  expect(cache.held).toBe(2 * (40 + overhead));
});

it('serves an invalidated document as a last resort until it is rendered again', () => {
  const cache = createHtmlCache(10_000);
  cache.set('one', '/', sized(40));
  cache.invalidate();
  expect(cache.get('one', '/')).toMatchObject({ isCurrent: false });
  cache.set('one', '/', sized(42));
  expect(cache.get('one', '/')).toMatchObject({ isCurrent: true, document: { br: Buffer.alloc(21) } });
});

it('serves the same document in every encoding', async () => {
  const document = await packDocument({ status: 200, html: '<h1>Өртөө</h1>', policy: '', ageGated: false }, 0);
  expect((await bytesOf(document, 'identity')).toString()).toBe('<h1>Өртөө</h1>');
  expect(await bytesOf(document, 'br')).toBe(document.br);
});
