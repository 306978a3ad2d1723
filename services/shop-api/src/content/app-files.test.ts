import { appFiles } from '@ortoo/contracts/app-files';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { createSiteHosts, sitemap, sitesOf } from '../app';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { drawIcon } from './app-icons';
import type { Site } from './site-shapes';

let test: TestShop;
let app: FastifyInstance;
const siteOf = (code: string) => sitesOf(test.shop.db).find(code);

beforeAll(async () => {
  test = await startTestShop();
  app = Fastify();
  const hosts = createSiteHosts({
    sites: sitesOf(test.shop.db).all,
    origin: () => 'https://shop.example',
    production: false,
  });
  await app.register(sitemap, { shop: { ...test.shop, hosts } });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const hostOf = (code: string) => siteOf(code).hosts[0] ?? 'shop.example';
const open = (url: string, code = 'ortoo') => app.inject({ url, headers: { host: hostOf(code) } });

interface Manifest {
  id: string;
  name: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

it('installs a site in each of its languages', async () => {
  const { headers, body } = await open('/en/app.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({
    ...{ id: '/en', start_url: '/en', scope: '/', display: 'standalone', lang: 'en', name: 'Ortoo' },
    ...{ theme_color: '#0a4da2', background_color: '#fcfbf8' },
  });
  const mongolian = JSON.parse((await open('/app.webmanifest')).body) as Manifest;
  expect(mongolian).toMatchObject({ id: '/', name: 'Өртөө' });
});

it('has the name and the languages of the site of the host', async () => {
  const steppe = siteOf('steppe');
  const { name } = JSON.parse((await open('/en/app.webmanifest', 'steppe')).body) as Manifest;
  expect(name).toBe(steppe.name.en);
  expect(steppe.locales).not.toContain('it');
  expect((await open('/it/app.webmanifest', 'steppe')).statusCode).toBe(404);
});

it('serves every icon of the manifest in its size', async () => {
  const { icons } = JSON.parse((await open('/app.webmanifest')).body) as Manifest;
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of icons) {
    const { headers, rawPayload } = await open(src);
    expect(headers['content-type']).toBe('image/png');
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
  }
});

const pixel = async (png: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

it('draws the mark of each site, alone or on the ground of its theme', async () => {
  const [own, steppe] = await Promise.all([open(appFiles.icon), open(appFiles.icon, 'steppe')]);
  expect(await pixel(own.rawPayload, 0, 0)).toEqual([0, 0, 0, 0]);
  expect(await pixel(own.rawPayload, 96, 12)).toEqual([10, 77, 162, 255]);
  expect(await pixel(steppe.rawPayload, 96, 180)).toEqual([47, 97, 54, 255]);
  const { rawPayload: maskable } = await open(appFiles.maskableIcon);
  expect(await pixel(maskable, 0, 0)).toEqual([252, 251, 248, 255]);
  const { rawPayload: apple } = await open(appFiles.appleIcon);
  expect(await pixel(apple, 0, 0)).toEqual([252, 251, 248, 255]);
});

it.each([
  ['a picture that is gone', '/pictures/no-such-picture'],
  ['a drawing that cannot be read', 'data:image/svg+xml,%3Csvg'],
])('draws the shop’s mark in place of %s', async (_, favicon) => {
  const site: Site = { ...siteOf('steppe'), favicon };
  expect(await pixel(await drawIcon(test.shop, site, 'icon'), 96, 12)).toEqual([10, 77, 162, 255]);
});

it('draws a picture of the shop', async () => {
  const site: Site = { ...siteOf('ortoo'), favicon: '/pictures/hero-steppe_dawn' };
  const { width, hasAlpha } = await sharp(await drawIcon(test.shop, site, 'largeIcon')).metadata();
  expect([width, hasAlpha]).toEqual([512, true]);
});
