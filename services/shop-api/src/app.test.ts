import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { buildShopApi, createShop, pictures } from './app';
import { migrate, openDatabase } from './db/index';
import { seedDatabase } from './seed/load-seed';
import { exampleCatalogue } from './testing/example-catalogue';

it('does not start in production with the example accounts, and has no sandbox there', async () => {
  const database = await openDatabase({ memory: true });
  await migrate(database.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'));
  const shop = createShop({ database, dataDir, production: true, origin: () => 'http://localhost' });
  const app = await buildShopApi({ shop });
  expect((await app.inject('/sandbox')).statusCode).toBe(404);
  expect((await app.inject('/dev/outbox')).statusCode).toBe(404);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
  await seedDatabase(database.db, () => new Date(), exampleCatalogue);
  await expect(buildShopApi({ shop })).rejects.toThrow('Example accounts');
  await database.close();
  await rm(dataDir, { recursive: true });
});

describe('pictures', () => {
  let folder: string;
  const app = Fastify();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
    const scene = sharp({ create: { width: 800, height: 600, channels: 3, background: '#2f6fb5' } });
    await scene.webp().toFile(join(folder, 'scene.webp'));
    await app.register(pictures, { prefix: '/pictures', originals: folder, cacheDir: join(folder, 'cache') });
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('are served in the format that the browser prefers: %s', async (accept, type, format) => {
    const answer = await app.inject({ url: '/pictures/scene?w=320', headers: { accept } });
    expect(answer.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 240, format });
  });

  it.each([
    ['/pictures/scene?w=321', 400],
    ['/pictures/none?w=320', 404],
    ['/pictures/..%2Fpackage.json?w=320', 404],
  ])('%s answers %d', async (url, status) => expect((await app.inject(url)).statusCode).toBe(status));
});
