interface Language {
  /** In the language itself. */
  name: string;
  /** Value of the `lang` and `hreflang` attributes, when it is not the id. */
  html?: string;
  /** Tag for `Intl`, `Accept-Language` and i18next's plural rules, when it is not the id. */
  intl?: string;
}

/** Every language, in the order of the switch. */
const languages = {
  mn: { name: 'Монгол' },
  en: { name: 'English' },
  ru: { name: 'Русский' },
  cn: { name: '中文', html: 'zh-Hans', intl: 'zh-CN' },
  it: { name: 'Italiano' },
} satisfies Record<string, Language>;

/** The shop's id of a language; `cn` is Chinese and no language tag. */
export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as Locale[];

export const defaultLocale: Locale = 'mn';

const each = (fact: keyof Language) =>
  Object.fromEntries(locales.map(locale => [locale, (languages[locale] as Language)[fact] ?? locale])) as Record<
    Locale,
    string
  >;

/** Each language in its own name. */
export const localeNames = each('name');

/** Value of the `lang` and `hreflang` attributes. */
export const htmlLang = each('html');

/** Tags of the languages for `Intl`, `Accept-Language` and i18next's plural rules. */
export const languageTags = each('intl');

export function isLocale(value: unknown): value is Locale {
  return (locales as unknown[]).includes(value);
}

const language = (tag: string): string => tag.trim().slice(0, 2).toLowerCase();

/** The first supported locale in an `Accept-Language` value, or undefined when there is none. */
export function localeFromTags(tags: string): Locale | undefined {
  const named = tags.split(',').map(tag => locales.find(locale => language(languageTags[locale]) === language(tag)));
  return named.find(locale => locale !== undefined);
}

/** Lookup order of languages: the requested one, the site's fallback, the default. */
export function fallbackChain(locale: Locale, fallback: Locale = defaultLocale): Locale[] {
  return [...new Set([locale, fallback, defaultLocale])];
}
