/** Interface languages in the order of the switch. `cn` is the shop's id of Chinese and no language tag. */
export const locales = ['mn', 'en', 'ru', 'cn', 'it'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'mn';

/** Each language in its own name. */
export const localeNames: Record<Locale, string> = {
  mn: 'Монгол',
  en: 'English',
  ru: 'Русский',
  cn: '中文',
  it: 'Italiano',
};

/** Value of the `lang` and `hreflang` attributes. */
export const htmlLang: Record<Locale, string> = { mn: 'mn', en: 'en', ru: 'ru', cn: 'zh-Hans', it: 'it' };

/** Tags of the languages for `Intl` and i18next's plural rules. */
export const languageTags: Record<Locale, string> = { mn: 'mn', en: 'en', ru: 'ru', cn: 'zh-CN', it: 'it' };

export function isLocale(value: unknown): value is Locale {
  return (locales as readonly unknown[]).includes(value);
}

/** Lookup order of languages: the requested one, the site's fallback, the default. */
export function fallbackChain(locale: Locale, fallback: Locale = defaultLocale): Locale[] {
  return [...new Set([locale, fallback, defaultLocale])];
}
