import { createCache } from '@ortoo/cache';
import { articlePathOf } from '@ortoo/contracts';
import { htmlLang, localizePath } from '@ortoo/i18n';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { recipePaths } from '../brandsite/api';
import { listCampaignSlugs } from '../campaigns/api';
import {
  listLookBooks,
  listSlugs,
  listUsedBadges,
  readBadges,
  readBrands,
  readTaxons,
  readVendors,
} from '../catalog/api';
import { readerAt } from '../http/locale';
import type { Shop } from '../shop';
import { listForCrawlers, listPageSlugs } from './articles/api';
import { listAuthorSlugs } from './authors/api';
import { addAppFiles } from './app-files.routes';
import { addFeeds } from './feeds.routes';
import { newsSitemap, pathsInPart, robotsText, sitemapIndex, type SitemapPage, sitemapPart } from './sitemap.rules';
import type { Site } from './site-shapes';
import { sitesOf } from './sites/site-directory';

/** Personal pages carry `noindex` and may be crawled; these paths have nothing to read. */
const closed = ['/api/', '/search/', '/registry/', '/sandbox', '/dev/'];

const sitemapMaxAge = 'public, max-age=3600';

/** Files are computed once a minute, which takes long: each product is listed with the addresses of all languages. */
const lifetime = 60_000;
const maxBytes = 64 * 1024 * 1024;

interface SitemapFile {
  site: Site;
  /** Undefined for the index. */
  part?: string;
}

const categoryAddresses = async (shop: Shop, site: Site): Promise<string[]> => {
  const taxons = await readTaxons(shop, readerAt(site, site.default_locale));
  // A site of some kinds leads to its own categories alone.
  const menus = site.main_menu?.flatMap(({ url, children }) => [url, ...children.map(child => child.url)]);
  if (site.product_kinds && menus)
    return [...new Set(['/', '/products', '/hotels', '/quote', ...menus.filter(url => url !== null)])];
  const filled = taxons.filter(taxon => taxon.products_count > 0).map(({ permalink }) => `/t/${permalink}`);
  return ['/', '/products', '/hotels', '/quote', ...filled];
};

/** Brands, vendors, badges, stores and look books. */
const brandAddresses = async (shop: Shop, site: Site): Promise<string[]> => {
  // A site of some kinds has few brands, or none.
  if (site.product_kinds) return [];
  const reader = readerAt(site, site.default_locale);
  const [brands, vendors, badges, usedBadges, lookBooks] = await Promise.all([
    readBrands(shop, reader),
    readVendors(shop, reader),
    readBadges(shop, reader),
    listUsedBadges(shop.db, shop.clock()),
    listLookBooks(shop.db, shop.clock()),
  ]);
  return [
    ...['/brands', '/vendors', '/look-books', '/stores'],
    ...(site.code === sitesOf(shop.db).all()[0].code ? ['/brand', ...brandPages] : brandPages),
    ...brands.filter(({ products_count }) => products_count > 0).map(({ code }) => `/brands/${code}`),
    ...vendors.filter(({ products_count }) => products_count > 0).map(({ code }) => `/vendors/${code}`),
    ...badges.filter(({ id }) => usedBadges.includes(id)).map(({ code }) => `/badges/${code}`),
    ...lookBooks.map(({ slug }) => `/look-books/${slug}`),
  ];
};

const articlesOf = ({ db, clock }: Shop, { article_topics }: Site) =>
  listForCrawlers(db, { now: clock(), topics: article_topics ?? undefined });

const articlePages = async (shop: Shop, site: Site): Promise<SitemapPage[]> => {
  const [articles, authors, pages] = await Promise.all([
    articlesOf(shop, site),
    listAuthorSlugs(shop.db),
    listPageSlugs(shop.db),
  ]);
  const paths = [
    ...['/articles', '/authors', ...(articles.some(({ kind }) => kind === 'news') ? ['/news'] : [])],
    ...authors.map(slug => `/authors/${slug}`),
    ...pages.map(slug => `/pages/${slug}`),
  ];
  return [
    ...paths.map(path => ({ path })),
    ...articles.map(article => ({ path: articlePathOf(article), locales: article.locales })),
  ];
};

/** Pages of the vodka's brand, which every site has. Its own site has its home at `/`. */
const brandPages = ['/brand/story', '/brand/product', '/brand/recipes', ...recipePaths, '/brand/where-to-buy'];

/** News search engines read the news of two days. */
const newsFor = 2 * 24 * 3_600_000;

const recentNews = async (shop: Shop, site: Site) => {
  const since = shop.clock().getTime() - newsFor;
  const articles = await articlesOf(shop, site);
  return articles
    .filter(({ kind, published_at }) => kind === 'news' && published_at.getTime() >= since)
    .map(article => ({ ...article, path: articlePathOf(article), published: article.published_at.toISOString() }));
};

const campaignAddresses = async (shop: Shop): Promise<string[]> => {
  const slugs = await listCampaignSlugs(shop.db);
  return ['/promotions', '/wheel', ...slugs.map(slug => `/promotions/${slug}`)];
};

const productParts = (slugs: readonly string[]) =>
  Array.from({ length: Math.ceil(slugs.length / pathsInPart) }, (_, at) => `products-${at + 1}`);

/** Files at the root of a site: /robots.txt, the sitemap in parts, feeds, and what it is installed with as an app. */
export const sitemap: FastifyPluginAsync<{ shop: Shop }> = async (app, { shop }) => {
  const siteOf = ({ headers }: FastifyRequest): Site =>
    shop.hosts.siteOf(headers.host) ?? sitesOf(shop.db).find(undefined);

  const pathsOf = async (part: string, site: Site): Promise<string[]> => {
    if (part === 'categories') return categoryAddresses(shop, site);
    if (part === 'brands') return brandAddresses(shop, site);
    if (part === 'promotions') return site.features.promotions === false ? [] : campaignAddresses(shop);
    const number = Number(/^products-([1-9]\d{0,3})$/.exec(part)?.[1] ?? Number.NaN);
    const slugs = Number.isNaN(number) ? [] : await listSlugs(shop.db, shop.clock(), site.product_kinds ?? undefined);
    return slugs.slice((number - 1) * pathsInPart, number * pathsInPart).map(slug => `/products/${slug}`);
  };

  /** Undefined for a part without paths. */
  const write = async ({ site, part }: SitemapFile): Promise<Buffer | undefined> => {
    const { code, locales } = site;
    const origin = shop.hosts.originOf(code);
    const options = { origin, locales, localize: localizePath, tags: htmlLang };
    if (part === undefined) {
      const [slugs, news] = await Promise.all([
        listSlugs(shop.db, shop.clock(), site.product_kinds ?? undefined),
        recentNews(shop, site),
      ]);
      const texts = ['articles', ...(news.length > 0 ? ['news'] : [])];
      const filled = await Promise.all(
        ['categories', 'brands', 'promotions'].map(async name =>
          (await pathsOf(name, site)).length > 0 ? [name] : [],
        ),
      );
      const parts = [...filled.flat(), ...texts, ...productParts(slugs)];
      return Buffer.from(sitemapIndex(origin, parts));
    }
    if (part === 'news') {
      const news = await recentNews(shop, site);
      const name = site.name[site.default_locale] ?? code;
      return news.length > 0 ? Buffer.from(newsSitemap(news, { ...options, name })) : undefined;
    }
    const pages =
      part === 'articles' ? await articlePages(shop, site) : (await pathsOf(part, site)).map(path => ({ path }));
    return pages.length > 0 ? Buffer.from(sitemapPart(pages, options)) : undefined;
  };

  const files = createCache<Buffer>({ maxBytes, sizeOf: ({ length }) => length, expires: from => from + lifetime });

  const send = async (reply: FastifyReply, file: SitemapFile): Promise<FastifyReply> => {
    const found = await files.fetch(`${file.site.code} ${file.part ?? ''}`, () => write(file));
    if (!found) return reply.code(404).type('text/plain').send('Not Found');
    return reply.type('application/xml; charset=utf-8').header('cache-control', sitemapMaxAge).send(found);
  };

  addFeeds(app, shop, siteOf);
  addAppFiles(app, shop, siteOf);

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', sitemapMaxAge)
      .send(robotsText(shop.hosts.originOf(siteOf(request).code), closed)),
  );

  app.get('/sitemap.xml', (request, reply) => send(reply, { site: siteOf(request) }));

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', (request, reply) =>
    send(reply, { site: siteOf(request), part: request.params.part }),
  );
};
