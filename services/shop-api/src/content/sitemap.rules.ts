import type { Locale } from '@ortoo/i18n';
import { escapeUTF8 } from 'entities/escape';

/** Address of a path in a language; Mongolian has no prefix. */
export type Localize = (path: string, locale: Locale) => string;

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

/** One part: each page in every language, each with its alternates. */
export const sitemapPart = (paths: readonly string[], { origin, locales, localize, tags }: SitemapSite): string => {
  const urls = paths.flatMap(path => {
    const address = (locale: Locale) => escapeUTF8(encodeURI(origin + localize(path, locale)));
    const others = locales.map(
      locale => `<xhtml:link rel="alternate" hreflang="${tags[locale]}" href="${address(locale)}"/>`,
    );
    return locales.map(locale => `<url><loc>${address(locale)}</loc>${others.join('')}</url>`);
  });
  return `${head}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
};

/** Disallows paths for crawlers, and names the sitemap. */
export const robotsText = (origin: string, closed: readonly string[]): string =>
  ['User-agent: *', ...closed.map(path => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
