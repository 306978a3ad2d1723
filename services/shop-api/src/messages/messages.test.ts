import { locales } from '@ortoo/i18n';
import { catalogueFaults } from '@ortoo/i18n/catalogue-faults';
import { catalogues, textIn } from './index';

it.each(locales)('has every text in %s, with its plural forms and variables', locale =>
  expect(catalogueFaults(locale, catalogues[locale], catalogues.mn)).toEqual([]),
);

it.each([
  ['mn', '2 шөнө'],
  ['en', '2 nights'],
  ['ru', '2 ночи'],
  ['cn', '2晚'],
  ['it', '2 notti'],
] as const)('counts in %s', (locale, text) => expect(textIn(locale, 'travel.nights', { count: 2 })).toBe(text));
