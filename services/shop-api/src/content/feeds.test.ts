import Fastify, { type FastifyInstance } from 'fastify';
import { createSiteHosts, sitemap, sitesOf } from '../app';
import { startTestShop, type TestShop } from '../testing/test-shop';
import { rssOf } from './rss.rules';

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

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)<`, 'g'))].map(([, text]) => text);

it('lists the articles for feed readers, in both languages', async () => {
  const { headers, body } = await site.inject('/articles.rss');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(valuesOf(body, 'title').slice(1)).toContain('Эсгий гутлаа зөв сонгох нь');
  expect(valuesOf(body, 'language')).toEqual(['mn']);
  const english = (await site.inject('/en/articles.rss')).body;
  expect(valuesOf(english, 'link')).toContain('https://shop.example/en/articles/choosing-felt-boots');
  expect(valuesOf(english, 'dc:creator')).toContain('Oyun S.');
  expect(english).toContain('<atom:link href="https://shop.example/en/articles.rss" rel="self"');
});

it('lists the news apart', async () => {
  const { body } = await site.inject('/en/news.rss');
  const links = valuesOf(body, 'link').slice(1);
  const news = ['winter-delivery-hours', 'felt-makers-of-tsetserleg'].map(
    slug => `https://shop.example/en/news/${slug}`,
  );
  expect(links.slice(0, news.length)).toEqual(news);
  expect(links.every(link => link?.startsWith('https://shop.example/en/news/'))).toBe(true);
});

it('escapes texts', () => {
  const feed = {
    title: 'A & B',
    description: '<b>',
    url: 'https://a.mn/?a=1&b=2',
    self: 'https://a.mn/x',
    language: 'mn',
  };
  const entry = { ...feed, summary: '</item>', author: '"A"', topics: ['<'], published: new Date(0) };
  const xml = rssOf(feed, [entry]);
  expect(xml).toContain('<title>A &amp; B</title>');
  expect(xml).toContain('<description>&lt;/item&gt;</description>');
  expect(xml).toContain('<pubDate>Thu, 01 Jan 1970 00:00:00 GMT</pubDate>');
});

it('tells news search engines of the last two days', async () => {
  const { body } = await site.inject('/sitemaps/news.xml');
  expect(valuesOf(body, 'loc')).toEqual(
    ['', '/en'].map(prefix => `https://shop.example${prefix}/news/winter-delivery-hours`),
  );
  expect(valuesOf(body, 'news:language')).toEqual(['mn', 'en']);
});

it('lists an article in the languages that it is written in', async () => {
  const { body } = await site.inject('/sitemaps/articles.xml');
  const all = valuesOf(body, 'loc').filter(address => address?.endsWith('/articles/caring-for-cashmere'));
  expect(all).toEqual(['', '/en'].map(prefix => `https://shop.example${prefix}/articles/caring-for-cashmere`));
});
