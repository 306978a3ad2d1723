import { type Locale, localeFromTags } from '@ortoo/i18n/locales';
import type { Text } from '../db/schema.types';

/** A text in one language, else in the site's, else in any existing one. */
export const pick = <T>(text: Text<T>, locale: Locale, fallback: Locale): T | undefined =>
  text[locale] ?? text[fallback] ?? Object.values(text).find(value => value !== undefined);

/** Selects the reader's language of stored texts in a mapper. */
export interface Reader {
  locale: Locale;
  fallback: Locale;
}

export const textFor = (reader: Reader, text: Text): string => pick(text, reader.locale, reader.fallback) ?? '';

/** Sets the language of a response. */
export const chooseLocale = (
  tags: string | undefined,
  site: { locales: readonly Locale[]; default_locale: Locale },
) => {
  const preferred = tags === undefined ? undefined : localeFromTags(tags);
  return preferred && site.locales.includes(preferred) ? preferred : site.default_locale;
};
