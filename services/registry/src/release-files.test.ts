import { rm } from 'node:fs/promises';
import type { ReleaseRecord } from '@ortoo/contracts';
import { createFileReader } from './release-files';
import { id, openTestRegistry, unsignedRelease } from './testing/releases';

const names = ['a', 'b', 'c'];
const files = Object.fromEntries(names.map(name => [`browser/${name}.svg`, `<svg id="${name.repeat(382)}"/>`]));

let shop: Awaited<ReturnType<typeof openTestRegistry>>;
let record: ReleaseRecord;

beforeEach(async () => {
  shop = await openTestRegistry();
  record = shop.team.sign(unsignedRelease('catalog', id('a'), files));
  await shop.stage(record, files);
  await shop.store.publish(record);
});
afterEach(() => shop.close());

it('caches no more bytes than its limit, and evicts the least recently used', async () => {
  const read = createFileReader(shop.store.folder, 1_700);
  const found = async (name: string) => (await read(record, `browser/${name}.svg`, '')) !== undefined;
  for (const name of ['a', 'b', 'a', 'c']) expect(await found(name)).toBe(true);
  // Cached files are not read again.
  await rm(shop.store.folder('catalog', id('a')), { recursive: true });
  expect(await Promise.all(names.map(found))).toEqual([true, false, true]);
});

it('serves browser files alone, and compressed ones to clients that accept them', async () => {
  const text = { 'browser/x.js': `// ${'x'.repeat(2000)}`, 'server/x.cjs': '// server' };
  const scripts = shop.team.sign(unsignedRelease('catalog', id('b'), text));
  await shop.stage(scripts, text);
  await shop.store.publish(scripts);
  const read = createFileReader(shop.store.folder);
  expect(await read(scripts, 'server/x.cjs', '')).toBeUndefined();
  expect(await read(scripts, 'browser/../server/x.cjs', '')).toBeUndefined();
  expect((await read(scripts, 'browser/x.js', ''))?.bytes.toString()).toBe(text['browser/x.js']);
  const compressed = await read(scripts, 'browser/x.js', 'gzip, br');
  expect(compressed).toMatchObject({ encoding: 'br' });
  expect(compressed?.bytes.length).toBeLessThan(100);
  const encodingFor = async (accepts: string) => (await read(scripts, 'browser/x.js', accepts))?.encoding;
  expect(await Promise.all(['br;q=0', 'brotherhood', 'br;q=0, gzip', '*;q=0', '*'].map(encodingFor))).toEqual([
    undefined,
    undefined,
    'gzip',
    undefined,
    'br',
  ]);
});
