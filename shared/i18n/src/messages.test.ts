import { catalogueFaults } from './catalogue-faults';
import { loadLanguage } from './load-language';
import { locales } from './locales';
import type { Messages } from './messages-shape';

const mn = await loadLanguage('mn');

const texts = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : texts(value, `${path}${key}.`),
  );

test.each(locales)('%s has every common text, with its plural forms and variables', async locale => {
  expect(catalogueFaults(locale, await loadLanguage(locale), mn)).toEqual([]);
});

test('Mongolian texts are in Cyrillic', () => {
  const latin = texts(mn).filter(([, text]) => /[A-Za-z]/.test(text.replace(/{{\w+}}|[\w.]+@[\w.]+|JavaScript/g, '')));
  expect(latin).toEqual([]);
});
