import { localeFromTag, type LocaleId } from '@ortoo/contracts';
import type { Text } from '../db/schema.types';

/** A text in one language, else in the site's, else in any existing one. */
export const pick = <T>(text: Text<T>, locale: LocaleId, fallback: LocaleId): T | undefined =>
  text[locale] ?? text[fallback] ?? Object.values(text).find(value => value !== undefined);

/** Selects the reader's language of stored texts in a mapper. */
export interface Reader {
  locale: LocaleId;
  fallback: LocaleId;
}

export const textFor = (reader: Reader, text: Text): string => pick(text, reader.locale, reader.fallback) ?? '';

/** Sets the language of a response. */
export const chooseLocale = (
  tags: string | undefined,
  site: { locales: readonly LocaleId[]; default_locale: LocaleId },
) => {
  const preferred = tags === undefined ? undefined : localeFromTag(tags);
  return preferred && site.locales.includes(preferred) ? preferred : site.default_locale;
};
