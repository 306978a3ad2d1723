import { gunzipSync } from 'node:zlib';
import { bytesOf, createHtmlCache, packDocument, type CachedDocument } from './html-cache';

const sized = (bytes: number): CachedDocument => ({
  status: 200,
  policy: 'p'.repeat(100),
  ageGated: false,
  br: Buffer.alloc(bytes / 2),
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
