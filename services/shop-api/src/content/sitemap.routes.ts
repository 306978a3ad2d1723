import { htmlLang, localizePath } from '@ortoo/i18n';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { listLookBooks, listSlugs, readBrands, readTaxons, readVendors } from '../catalog/api';
import type { Shop } from '../shop';
import { listAllSlugs } from './articles.tables';
import { pathsInPart, robotsText, sitemapIndex, sitemapPart } from './sitemap.rules';
import { type Site, sites } from './sites';

/** Personal pages carry `noindex` and may be crawled; these paths have nothing to read. */
const closed = ['/api/', '/search/', '/registry/', '/sandbox', '/dev/'];

const sitemapMaxAge = 'public, max-age=3600';

const shelves = async (shop: Shop, site: Site): Promise<string[]> => {
  const taxons = await readTaxons(shop, { locale: site.default_locale, fallback: site.default_locale });
  const filled = taxons.filter(taxon => taxon.products_count > 0).map(({ permalink }) => `/t/${permalink}`);
  return ['/', '/products', '/hotels', '/quote', ...filled];
};

/** Brands, vendors, stores and look books. */
const brandAddresses = async (shop: Shop, site: Site): Promise<string[]> => {
  const reader = { locale: site.default_locale, fallback: site.default_locale };
  const [brands, vendors, lookBooks] = await Promise.all([
    readBrands(shop, reader),
    readVendors(shop, reader),
    listLookBooks(shop.db, shop.clock()),
  ]);
  return [
    ...['/brands', '/vendors', '/look-books', '/stores'],
    ...brands.filter(({ products_count }) => products_count > 0).map(({ code }) => `/brands/${code}`),
    ...vendors.filter(({ products_count }) => products_count > 0).map(({ code }) => `/vendors/${code}`),
    ...lookBooks.map(({ slug }) => `/look-books/${slug}`),
  ];
};

const readings = async (shop: Shop): Promise<string[]> => {
  const { articles, pages } = await listAllSlugs(shop.db, shop.clock());
  return ['/articles', ...articles.map(slug => `/articles/${slug}`), ...pages.map(slug => `/pages/${slug}`)];
};

const productParts = (slugs: readonly string[]) =>
  Array.from({ length: Math.ceil(slugs.length / pathsInPart) }, (_, at) => `products-${at + 1}`);

/** Files for crawlers: /robots.txt and the sitemap in parts. Registered at the root of a site. */
export const sitemap: FastifyPluginAsync<{ shop: Shop }> = async (app, { shop }) => {
  const siteOf = ({ headers }: FastifyRequest): Site => shop.hosts.siteOf(headers.host) ?? sites[0];
  const originOf = (request: FastifyRequest): string => shop.hosts.originOf(siteOf(request).code);

  const pathsOf = async (part: string, request: FastifyRequest): Promise<string[]> => {
    if (part === 'shelves') return shelves(shop, siteOf(request));
    if (part === 'houses') return brandAddresses(shop, siteOf(request));
    if (part === 'readings') return readings(shop);
    const number = Number(/^products-([1-9]\d{0,3})$/.exec(part)?.[1] ?? Number.NaN);
    const slugs = Number.isNaN(number) ? [] : await listSlugs(shop.db, shop.clock());
    return slugs.slice((number - 1) * pathsInPart, number * pathsInPart).map(slug => `/products/${slug}`);
  };

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', sitemapMaxAge)
      .send(robotsText(originOf(request), closed)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = productParts(await listSlugs(shop.db, shop.clock()));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', sitemapMaxAge)
      .send(sitemapIndex(originOf(request), ['shelves', 'houses', 'readings', ...parts]));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const paths = await pathsOf(request.params.part, request);
    if (paths.length === 0) return reply.code(404).type('text/plain').send('Not Found');
    const { locales } = siteOf(request);
    const site = { origin: originOf(request), locales, localize: localizePath, tags: htmlLang };
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', sitemapMaxAge)
      .send(sitemapPart(paths, site));
  });
};
