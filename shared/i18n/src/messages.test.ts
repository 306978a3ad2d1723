import { loadLanguage } from './load-language';
import { languageTags, locales } from './locales';
import { messageKeys } from './message-keys';
import type { Messages } from './messages-shape';

const mn = await loadLanguage('mn');

const texts = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value, `${path}${key}.`),
  );
const slots = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(match => match[1]).sort();

test.each(locales)('%s has every common text and no other', async locale => {
  expect(messageKeys(await loadLanguage(locale))).toEqual(messageKeys(mn));
});

test.each(locales)('%s has all plural forms of its language', async locale => {
  const forms = new Intl.PluralRules(languageTags[locale]).resolvedOptions().pluralCategories;
  const keys = texts(await loadLanguage(locale)).map(([key]) => key);
  const plurals = new Set(keys.filter(key => key.endsWith('_other')).map(key => key.slice(0, -'_other'.length)));
  const missing = [...plurals].flatMap(key => forms.map(form => `${key}_${form}`)).filter(key => !keys.includes(key));
  expect(missing).toEqual([]);
});

test.each(locales)('%s has the same placeholders as Mongolian', async locale => {
  const original = new Map(texts(mn).map(([key, text]) => [key, slots(text)]));
  for (const [key, text] of texts(await loadLanguage(locale))) {
    const expected = original.get(key);
    if (expected && !/_(one|few|many|other)$/.test(key)) expect([key, slots(text)]).toEqual([key, expected]);
  }
});

test('Mongolian texts are in Cyrillic', () => {
  const latin = texts(mn).filter(([, text]) => /[A-Za-z]/.test(text.replace(/{{\w+}}|[\w.]+@[\w.]+|JavaScript/g, '')));
  expect(latin).toEqual([]);
});
