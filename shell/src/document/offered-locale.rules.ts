import { defaultLocale, localeFromTags, type Locale } from '@ortoo/i18n/locales';
import type { FastifyRequest } from 'fastify';

interface Offer {
  locales: readonly Locale[];
  default_locale: Locale;
}

/**
 * The language in which a site shows an address: its main one in place of one that it does not offer. Who comes to the
 * first page from elsewhere gets it in the preferred language; a language chosen on the site stays.
 */
export const offeredLocale = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { locale, path }: { locale: Locale; path: string },
  { locales, default_locale: main }: Offer,
): Locale => {
  if (!locales.includes(locale)) return main;
  const isFirst = path === '/' && locale === defaultLocale && main !== defaultLocale;
  const tags = headers['accept-language'];
  if (!isFirst || tags === undefined || headers['sec-fetch-site'] === 'same-origin') return locale;
  const preferred = localeFromTags(tags);
  return preferred && locales.includes(preferred) ? preferred : main;
};
