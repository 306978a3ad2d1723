import { inLanguageOf, otherLanguage, readerAt } from './locale';

const reader = (locale: 'ru' | 'en' | 'mn') =>
  readerAt({ default_locale: 'mn', fallbacks: { ru: ['en'] }, product_kinds: null, article_topics: null }, locale);

describe('the language of a text', () => {
  it.each([
    ['ru', { mn: 'Гутал', en: 'Boots', ru: 'Сапоги' }, 'Сапоги', undefined],
    ['ru', { mn: 'Гутал', en: 'Boots' }, 'Boots', 'en'],
    ['ru', { mn: 'Гутал', it: 'Stivali' }, 'Гутал', 'mn'],
    ['en', { it: 'Stivali' }, 'Stivali', 'it'],
    ['mn', { en: 'Boots' }, 'Boots', 'en'],
  ] as const)('for a reader of %s, of %j, is that of %s', (locale, text, shown, other) => {
    expect(inLanguageOf(reader(locale), text)).toBe(shown);
    expect(otherLanguage(reader(locale), text).locale).toBe(other);
  });

  it('is none when there is no text', () => {
    expect(inLanguageOf(reader('ru'), {})).toBeUndefined();
    expect(otherLanguage(reader('ru'), {})).toEqual({});
  });
});
