import { type Locale, localeFromTags, locales } from '@ortoo/i18n/locales';
import type { ProductKind, SiteDocument } from '@ortoo/contracts';
import type { Text } from '../db/schema.types';

/** A text in one language, else in the site's, else in any existing one. */
export const pick = <T>(text: Text<T>, locale: Locale, fallback: Locale): T | undefined =>
  text[locale] ?? text[fallback] ?? Object.values(text).find(value => value !== undefined);

/** Selects the reader's language of stored texts in a mapper. */
export interface Reader {
  locale: Locale;
  fallback: Locale;
  /** Languages of the site in place of this one, before `fallback`; none when absent. */
  chain?: readonly Locale[];
  /** Kinds of products that the site sells; all when absent. */
  kinds?: readonly ProductKind[];
  /** Topics whose articles the site shows; all when absent. */
  topics?: readonly string[];
}

/** Languages in the order in which a reader wants them. */
export const chainOf = ({ locale, fallback, chain = [] }: Reader): readonly Locale[] => [locale, ...chain, fallback];

/** The first language of a text that the reader reads, else any in which it exists. */
const languageFor = (reader: Reader, text: Text<unknown>): Locale | undefined =>
  [...chainOf(reader), ...locales].find(locale => text[locale] !== undefined);

/** A text as a reader sees it; undefined when it exists in no language. */
export const inLanguageOf = <T>(reader: Reader, text: Text<T>): T | undefined => {
  const shown = languageFor(reader, text);
  return shown && text[shown];
};

export const textFor = (reader: Reader, text: Text): string => inLanguageOf(reader, text) ?? '';

/** Between the parts of a line; Chinese has wide signs. */
export const signsOf = (locale: Locale): { colon: string; comma: string } =>
  locale === 'cn' ? { colon: '：', comma: '，' } : { colon: ': ', comma: ', ' };

/** The language of a text that a reader sees in another one than their own. */
export const otherLanguage = (reader: Reader, text: Text<unknown>): { locale?: Locale } => {
  const shown = languageFor(reader, text);
  return shown === undefined || shown === reader.locale ? {} : { locale: shown };
};

/** Whether a site sells products of this kind to its readers. */
export const isSold = ({ kinds }: Reader, kind: ProductKind): boolean => kinds?.includes(kind) ?? true;

/** Who reads a site in this language. */
export const readerAt = (
  {
    default_locale: fallback,
    fallbacks,
    product_kinds: kinds,
    article_topics: topics,
  }: Pick<SiteDocument, 'default_locale' | 'fallbacks' | 'product_kinds' | 'article_topics'>,
  locale: Locale,
): Reader => {
  const chain = fallbacks[locale];
  return { locale, fallback, ...(chain && { chain }), ...(kinds && { kinds }), ...(topics && { topics }) };
};

/** Sets the language of a response. */
export const chooseLocale = (
  tags: string | undefined,
  site: { locales: readonly Locale[]; default_locale: Locale },
) => {
  const preferred = tags === undefined ? undefined : localeFromTags(tags);
  return preferred && site.locales.includes(preferred) ? preferred : site.default_locale;
};
