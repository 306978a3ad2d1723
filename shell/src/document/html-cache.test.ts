import { gunzipSync } from 'node:zlib';
import { bytesOf, createDenser, createHtmlCache, packDocument, type CachedDocument } from './html-cache';

const sized = (bytes: number): CachedDocument => ({
  status: 200,
  policy: 'p'.repeat(100),
  ageGated: false,
  unchanged: 0,
  br: Buffer.alloc(bytes / 2),
  digest: '',
  at: 0,
});

it('counts the bytes of both encodings and of the policy', () => {
  const cache = createHtmlCache(1_000);
  cache.set('/a', sized(300));
  const first = cache.bytes;
  expect(first).toBeGreaterThanOrEqual(400);
  cache.set('/b', sized(300));
  expect([cache.get('/a'), cache.bytes]).toEqual([undefined, first]);
});

it('serves the same document in every encoding', async () => {
  const document = await packDocument({ status: 200, html: '<h1>Өртөө</h1>', policy: '', ageGated: false }, 0);
  expect((await bytesOf(document, 'identity')).toString()).toBe('<h1>Өртөө</h1>');
  expect(await bytesOf(document, 'br')).toBe(document.br);
  const gzip = await bytesOf(document, 'gzip');
  expect(gunzipSync(gzip).toString()).toBe('<h1>Өртөө</h1>');
  expect(await bytesOf(document, 'gzip')).toBe(gzip);
});

describe('a document that is rendered again', () => {
  const page = { status: 200, html: '', policy: 'old', ageGated: false };
  const list = (price: number) =>
    Array.from(
      { length: 2000 },
      (_, number) => `<li class="card">Гутал ${number * 7919}: ${price + number}₮</li>`,
    ).join('');

  it('keeps its bytes without a change, and its new policy', async () => {
    const first = await packDocument({ ...page, html: list(5) }, 0);
    const again = await packDocument({ ...page, html: list(5), policy: 'new' }, 10, first);
    expect([again.br === first.br, again.policy, again.unchanged, again.at]).toEqual([true, 'new', 1, 10]);
    const changed = await packDocument({ ...page, html: list(6) }, 20, again);
    expect(changed.unchanged).toBe(0);
    expect((await bytesOf(changed, 'identity')).toString()).toBe(list(6));
  });

  it('is compressed again, once, and one at a time', async () => {
    const [a, b] = [
      await packDocument({ ...page, html: list(5) }, 0),
      await packDocument({ ...page, html: list(6) }, 0),
    ];
    const [quickA, quickB] = [a.br, b.br];
    const compressAgain = createDenser();
    await Promise.all([compressAgain(a), compressAgain(b)]);
    expect(a.br.length).toBeLessThan(quickA.length * 0.95);
    expect((await bytesOf(a, 'identity')).toString()).toBe(list(5));
    expect(b.br).toBe(quickB);
    const dense = a.br;
    await compressAgain(a);
    expect(a.br).toBe(dense);
    await compressAgain(b);
    expect(b.br.length).toBeLessThan(quickB.length);
    const later = await packDocument({ ...page, html: list(5) }, 9, a);
    expect([later.br, later.isDense]).toEqual([dense, true]);
  });
});
