import { addFormats, type FormatText } from './format-text';
import type { messages } from './languages/mn/messages';
import type { Locale } from './locales';
import type { Translation } from './messages-shape';

interface Language {
  formats: FormatText;
  messages: Translation<typeof messages>;
}

/**
 * A language's common texts; from then on its formats can be used. For servers and tests: a page has the formats of its
 * language in its HTML.
 */
export const loadLanguage = async (locale: Locale): Promise<Language['messages']> => {
  const language = (await import(/* webpackMode: "eager" */ `./languages/${locale}/index.ts`)) as Language;
  addFormats(locale, language.formats);
  return language.messages;
};
