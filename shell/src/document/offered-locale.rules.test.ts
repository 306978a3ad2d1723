import type { Locale } from '@ortoo/i18n';
import { offeredLocale } from './offered-locale.rules';

const agency = { locales: ['en', 'mn', 'ru'] as Locale[], default_locale: 'en' as const };
const shop = { locales: ['mn', 'en'] as Locale[], default_locale: 'mn' as const };

it.each([
  ['a language that is not offered', {}, 'it', '/t/trips', agency, 'en'],
  ['one that is', {}, 'ru', '/t/trips', agency, 'ru'],
  ['a page without a prefix', { 'accept-language': 'en' }, 'mn', '/t/trips', agency, 'mn'],
  ['the first page, from elsewhere', { 'accept-language': 'fr,en' }, 'mn', '/', agency, 'en'],
  ['the first page for Mongolian browsers', { 'accept-language': 'mn-MN,mn;q=0.9' }, 'mn', '/', agency, 'mn'],
  [
    'the first page, chosen on the site',
    { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' },
    'mn',
    '/',
    agency,
    'mn',
  ],
  ['the first page for programs', {}, 'mn', '/', agency, 'mn'],
  ['the first page of a site in Mongolian', { 'accept-language': 'en' }, 'mn', '/', shop, 'mn'],
  ['a language that the shop lacks', {}, 'ru', '/', shop, 'mn'],
] as const)('shows %s', (_what, headers, locale, path, site, expected) =>
  expect(offeredLocale({ headers }, { locale, path }, site)).toBe(expected),
);
