import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { pictures } from './pictures';

const modern = 'image/avif,image/webp,*/*';
const paint = (background: string) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .webp()
    .toBuffer();

let folder: string;
const app = Fastify();
const get = (url: string, accept = '*/*') => app.inject({ url: `/pictures/${url}`, headers: { accept } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await writeFile(join(folder, 'scene.webp'), await paint('#2f6fb5'));
  await writeFile(join(folder, 'damaged.webp'), 'no picture');
  await writeFile(join(folder, 'README.md'), '# Pictures');
  await mkdir(join(folder, 'draw'));
  await mkdir(join(folder, 'folder.webp'));
  await app.register(pictures, { prefix: '/pictures', originals: folder, cacheDir: join(folder, 'cache') });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

it.each([
  [modern, 'image/avif', 'heif'],
  ['image/webp', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('serves the format that the browser prefers: %s', async (accept, type, format) => {
  const answer = await get('scene?w=320', accept);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    vary: 'Accept',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 240, format });
});

it.each([
  ['scene?w=321', 400],
  ['none?w=320', 404],
  ['..%2Fpackage.json?w=320', 404],
  ['scene.webp', 200],
  ['draw', 404],
  ['folder', 404],
  ['folder.webp', 404],
  ['README.md', 404],
  ['README', 404],
  ['damaged', 404],
])('answers %s with %d', async (url, status) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(status);
  expect(String(answer.headers['cache-control'])).not.toMatch(status === 200 ? 'no-store' : 'immutable');
});

it('rejects requests when too many wait', async () => {
  const scene = await paint('#b5762f');
  const names = Array.from({ length: 120 }, (_, at) => `wide-${at}`);
  await Promise.all(names.map(name => writeFile(join(folder, `${name}.webp`), scene)));
  const answers = await Promise.all(names.map(name => get(`${name}?w=1600`, modern)));
  const outcomes = answers.map(({ statusCode, headers }) => headers['content-type'] ?? statusCode);
  const count = (outcome: string | number) => outcomes.filter(one => one === outcome).length;
  expect(count('image/avif') + count(503)).toBe(names.length);
  expect(count(503)).toBeGreaterThan(0);
  const rejected = outcomes.indexOf(503);
  expect(answers[rejected]?.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
  // Nothing is stuck: a rejected picture is made for the next request.
  expect((await get(`wide-${rejected}?w=1600`, modern)).headers['content-type']).toBe('image/avif');
});
