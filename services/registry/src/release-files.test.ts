import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
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

const cacheDir = () => join(shop.root, 'cache');
const openReader = (maxBytes?: number) =>
  createFileReader({ folder: shop.store.folder, cacheDir: cacheDir(), ...(maxBytes && { maxBytes }) });

it('caches no more bytes than its limit, and evicts the least recently used', async () => {
  const read = openReader(1_700);
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
  const read = openReader();
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

describe('after a restart', () => {
  const script = { 'browser/x.js': `// ${'x'.repeat(2000)}` };
  let scripts: ReleaseRecord;
  const served = async () => (await openReader()(scripts, 'browser/x.js', 'br'))?.bytes;
  const setCopies = async (content: string | Buffer) => {
    for (const name of await readdir(cacheDir())) await writeFile(join(cacheDir(), name), content);
  };
  const quick = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });

  beforeEach(async () => {
    scripts = shop.team.sign(unsignedRelease('catalog', id('b'), script));
    await shop.stage(scripts, script);
    await shop.store.publish(scripts);
  });

  it('serves the compressed copy of before', async () => {
    await served();
    const copy = quick(script['browser/x.js']);
    await setCopies(copy);
    expect(await served()).toEqual(copy);
  });

  it.each<[what: string, copy: string | Buffer]>([
    ['an empty copy', ''],
    ['a damaged copy', 'no Brotli'],
    ['a copy of another file', quick('// another file')],
  ])('replaces %s', async (_, copy) => {
    const first = await served();
    await setCopies(copy);
    expect(await served()).toEqual(first);
    const [stored] = await readdir(cacheDir());
    expect(await readFile(join(cacheDir(), stored ?? ''))).toEqual(first);
  });

  it('serves no copy of a file that has been deleted or changed', async () => {
    await served();
    const path = join(shop.store.folder('catalog', id('b')), 'browser/x.js');
    await writeFile(path, '// changed');
    expect(await served()).toBeUndefined();
    await rm(path);
    expect(await served()).toBeUndefined();
  });

  it('serves a file whose copy cannot be stored', async () => {
    await writeFile(cacheDir(), 'a file where the folder should be');
    expect((await served())?.length).toBeLessThan(100);
  });
});
