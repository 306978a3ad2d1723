import { languageTags, locales, type Messages } from '@ortoo/i18n';
import { messageKeys } from '@ortoo/i18n/message-keys';
import { catalogues, textIn } from './index';

const texts = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value, `${path}${key}.`),
  );
const placeholders = (text: string) => [...new Set([...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name))].sort();

describe.each(locales)('in %s', locale => {
  it('every text stands, and no other', () =>
    expect(messageKeys(catalogues[locale])).toEqual(messageKeys(catalogues.mn)));

  it('counted things have all plural forms of the language', () => {
    const keys = texts(catalogues[locale]).map(([key]) => key);
    const forms = new Intl.PluralRules(languageTags[locale]).resolvedOptions().pluralCategories;
    const counted = keys.filter(key => key.endsWith('_other')).map(key => key.slice(0, -'_other'.length));
    expect(counted.flatMap(key => forms.map(form => `${key}_${form}`)).filter(key => !keys.includes(key))).toEqual([]);
  });

  it('no range of numbers breaks over a line', () =>
    expect(texts(catalogues[locale]).filter(([, text]) => /[\d}]–[\d{]/.test(text))).toEqual([]));

  it('a text has the placeholders of the Mongolian one', () => {
    const translated = new Map(texts(catalogues[locale]));
    for (const [key, text] of texts(catalogues.mn).filter(([name]) => translated.has(name)))
      expect([key, placeholders(translated.get(key) ?? '')]).toEqual([key, placeholders(text)]);
  });
});

it.each([
  ['mn', '2 шөнө'],
  ['en', '2 nights'],
  ['ru', '2 ночи'],
  ['cn', '2晚'],
  ['it', '2 notti'],
] as const)('counts in %s', (locale, text) => expect(textIn(locale, 'travel.nights', { count: 2 })).toBe(text));
