import { bytesOf, createHtmlCache, packDocument, type CachedDocument } from './html-cache';

const sized = (bytes: number): CachedDocument => ({
  status: 200,
  policy: '',
  ageGated: false,
  br: Buffer.alloc(bytes / 2),
  gzip: Buffer.alloc(bytes / 2),
  at: 0,
});

const known = (cache: ReturnType<typeof createHtmlCache>, plan: string, addresses: string[]) =>
  addresses.filter(address => cache.get(plan, address));

it('holds no more bytes than it may, and parts first with what nobody has asked for', () => {
  const cache = createHtmlCache(100);
  ['/a', '/b', '/c', '/d'].forEach(address => cache.set('one', address, sized(24)));
  cache.get('one', '/a');
  cache.set('one', '/e', sized(30));
  expect(known(cache, 'one', ['/a', '/b', '/c', '/d', '/e'])).toEqual(['/a', '/d', '/e']);
  expect(cache.held).toBe(78);
});

it('counts a document that was rendered anew once', () => {
  const cache = createHtmlCache(100);
  for (let time = 0; time < 10; time += 1) cache.set('one', '/', sized(40));
  expect(cache.held).toBe(40);
});

it('forgets the documents of plans that are no longer live, and their bytes', () => {
  const cache = createHtmlCache(1000);
  for (const plan of ['old', 'live', 'canary']) cache.set(plan, '/', sized(40));
  cache.retain(new Set(['live', 'canary']));
  expect(['old', 'live', 'canary'].filter(plan => cache.get(plan, '/'))).toEqual(['live', 'canary']);
  expect(cache.held).toBe(80);
  cache.clear();
  expect(cache.held).toBe(0);
});

it('gives out the same document in every encoding', async () => {
  const document = await packDocument({ status: 200, html: '<h1>Өртөө</h1>', policy: '', ageGated: false }, 0);
  expect((await bytesOf(document, 'identity')).toString()).toBe('<h1>Өртөө</h1>');
  expect(await bytesOf(document, 'br')).toBe(document.br);
});
