import Fastify, { type FastifyInstance } from 'fastify';
import { listProducts } from '@ortoo/contracts/endpoints';
import { htmlLang, locales } from '@ortoo/i18n';
import { createSiteHosts, sitemap, sitesOf } from '../app';
import { testClient } from '../testing/client';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { robotsText, sitemapPart } from './sitemap.rules';

let test: TestShop;
let site: FastifyInstance;
beforeAll(async () => {
  test = await startTestShop();
  site = Fastify();
  const hosts = createSiteHosts({
    sites: sitesOf(test.shop.db).all,
    origin: () => 'https://shop.example',
    production: false,
  });
  await site.register(sitemap, { shop: { ...test.shop, hosts } });
});
afterAll(async () => {
  await site.close();
  await test.close();
});

const read = async (url: string) => {
  const answer = await site.inject(url);
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body };
};
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

it('lists its parts', async () => {
  const { type, text } = await read('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  expect(addresses(text)).toEqual(
    ['categories', 'brands', 'promotions', 'articles', 'news', 'products-1'].map(
      part => `https://shop.example/sitemaps/${part}.xml`,
    ),
  );
});

it('lists exactly the listed products, in every language', async () => {
  const { body } = await testClient(test.app).call(listProducts, { query: { per_page: 100 } });
  const listed = body.products.map(({ slug }) => `https://shop.example/products/${slug}`);
  expect(body.total_count).toBe(listed.length);
  const named = addresses((await read('/sitemaps/products-1.xml')).text);
  expect(named.filter(address => address?.startsWith('https://shop.example/products/')).sort()).toEqual(listed.sort());
  expect(named).toHaveLength(listed.length * locales.length);
});

it('lists non-empty categories, articles and pages', async () => {
  const categories = addresses((await read('/sitemaps/categories.xml')).text);
  expect(categories).toEqual(expect.arrayContaining(['https://shop.example/', 'https://shop.example/en/products']));
  expect(categories.some(address => address?.startsWith('https://shop.example/t/'))).toBe(true);
  const articles = addresses((await read('/sitemaps/articles.xml')).text);
  expect(articles).toContain('https://shop.example/en/articles/caring-for-cashmere');
  expect(articles.some(address => address?.startsWith('https://shop.example/pages/'))).toBe(true);
});

it('lists brands, vendors, badges and look books with products, and the stores', async () => {
  const brandAddresses = addresses((await read('/sitemaps/brands.xml')).text);
  const named = ['/brands', '/brands/ul', '/vendors/maker', '/badges/new', '/look-books/everyday', '/stores'];
  expect(brandAddresses).toEqual(expect.arrayContaining(named.map(path => `https://shop.example/en${path}`)));
});

it('lists the pages of the vodka’s brand', async () => {
  const listed = addresses((await read('/sitemaps/brands.xml')).text);
  const named = ['/brand', '/brand/story', '/brand/product', '/brand/recipes/uvs-sun', '/brand/where-to-buy'];
  expect(listed).toEqual(expect.arrayContaining(named.map(path => `https://shop.example/it${path}`)));
});

it('computes a file once for all who request it within a minute', async () => {
  const select = jest.spyOn(test.shop.db, 'selectFrom');
  const texts = await Promise.all(Array.from({ length: 20 }, () => read('/sitemaps/products-1.xml')));
  expect(select.mock.calls.length).toBe(0);
  expect(new Set(texts.map(({ text }) => text)).size).toBe(1);
  select.mockRestore();
});

it('uses the public address, whatever the Host header says', async () => {
  for (const url of ['/sitemap.xml', '/robots.txt', '/sitemaps/categories.xml']) {
    const { body } = await site.inject({ url, headers: { host: 'evil.example' } });
    expect(body).toContain('https://shop.example/');
    expect(body).not.toContain('evil');
  }
});

it.each(['products-0', 'products-2', 'products-x', 'nothing'])('has no part %s', async part => {
  expect((await read(`/sitemaps/${part}.xml`)).status).toBe(404);
});

it('disallows pages without content, and names the sitemap', async () => {
  const { type, text } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toContain('Disallow: /api/\n');
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(robotsText('https://a.example', [])).toBe('User-agent: *\n\nSitemap: https://a.example/sitemap.xml\n');
});

it('escapes addresses for XML, each with its other languages', () => {
  const xml = sitemapPart([{ path: '/t/a&b/гутал' }], {
    origin: 'https://shop.example',
    locales: ['mn', 'cn'],
    localize: (path, locale) => (locale === 'mn' ? path : `/${locale}${path}`),
    tags: htmlLang,
  });
  const own = 'https://shop.example/t/a&amp;b/%D0%B3%D1%83%D1%82%D0%B0%D0%BB';
  expect(addresses(xml)).toEqual([own, own.replace('/t/', '/cn/t/')]);
  expect(xml.match(/hreflang="zh-Hans" href="https:\/\/shop\.example\/cn\/t\//g)).toHaveLength(2);
});
