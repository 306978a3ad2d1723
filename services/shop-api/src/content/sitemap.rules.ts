import type { Locale } from '@ortoo/i18n';
import { escapeUTF8 } from 'entities/escape';

/** Address of a path in a language; Mongolian has no prefix. */
export type Localize = (path: string, locale: Locale) => string;

/** A page, and the languages that it is written in; all of the site when absent. */
export interface SitemapPage {
  path: string;
  locales?: readonly string[];
}

export interface SitemapSite {
  origin: string;
  locales: readonly Locale[];
  localize: Localize;
  /** Language tags of the locales for search engines. */
  tags: Readonly<Record<Locale, string>>;
}

/** Paths in one part: with five languages well below the limit of 50,000 addresses per part. */
export const pathsInPart = 5000;

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of a sitemap's parts. */
export const sitemapIndex = (origin: string, parts: readonly string[]): string => {
  const entries = parts.map(part => `<sitemap><loc>${escapeUTF8(`${origin}/sitemaps/${part}.xml`)}</loc></sitemap>`);
  return `${head}<sitemapindex ${schema}>${entries.join('')}</sitemapindex>`;
};

/** Languages of a site that a page is written in. */
const writtenIn = (page: SitemapPage, locales: readonly Locale[]): readonly Locale[] =>
  page.locales ? locales.filter(locale => page.locales?.includes(locale)) : locales;

/** One part: each page in every language that it is written in, each with its alternates. */
export const sitemapPart = (pages: readonly SitemapPage[], site: SitemapSite): string => {
  const { origin, localize, tags } = site;
  const urls = pages.flatMap(page => {
    const { path } = page;
    const locales = writtenIn(page, site.locales);
    const address = (locale: Locale) => escapeUTF8(encodeURI(origin + localize(path, locale)));
    const others = locales.map(
      locale => `<xhtml:link rel="alternate" hreflang="${tags[locale]}" href="${address(locale)}"/>`,
    );
    return locales.map(locale => `<url><loc>${address(locale)}</loc>${others.join('')}</url>`);
  });
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
};

export interface NewsEntry extends SitemapPage {
  title: Partial<Record<string, string>>;
  published: string;
}

/** The news of the last days, in the form that news search engines read. */
export const newsSitemap = (entries: readonly NewsEntry[], site: SitemapSite & { name: string }): string => {
  const urls = entries.flatMap(entry =>
    writtenIn(entry, site.locales).map(locale => {
      const address = escapeUTF8(encodeURI(site.origin + site.localize(entry.path, locale)));
      return [
        `<url><loc>${address}</loc><news:news><news:publication>`,
        `<news:name>${escapeUTF8(site.name)}</news:name><news:language>${site.tags[locale]}</news:language>`,
        `</news:publication><news:publication_date>${entry.published}</news:publication_date>`,
        `<news:title>${escapeUTF8(entry.title[locale] ?? '')}</news:title></news:news></url>`,
      ].join('');
    }),
  );
  const news = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
  return `${head}<urlset ${schema} ${news}>${urls.join('')}</urlset>`;
};

/** Disallows paths for crawlers, and names the sitemap. */
export const robotsText = (origin: string, closed: readonly string[]): string =>
  ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
