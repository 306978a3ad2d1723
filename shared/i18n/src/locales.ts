/** Interface languages in the order of the switch. */
export const localeIds = ['mn', 'en', 'ru', 'cn', 'it'] as const;

/** One of the catalogues. `cn` is a catalogue key, not a language tag: that one is zh-Hans. */
export type LocaleId = (typeof localeIds)[number];

/** The locale without a path prefix. */
export const defaultLocale: LocaleId = 'mn';

const isLocale = (value: string | undefined): value is LocaleId => localeIds.includes(value as LocaleId);

/** Value of the `lang` attribute. */
export const htmlLang = (locale: LocaleId): string => (locale === 'cn' ? 'zh-Hans' : locale);

/** Splits a browser path into its locale and the shop's own path: `/en/products` → `en`, `/products`. */
export const localeFromPath = (pathname: string): { locale: LocaleId; path: string } => {
  const [, first, ...rest] = pathname.split('/');
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
};

/** Path prefix of a locale: empty for the default, `/en` and so on. */
export const localePrefix = (locale: LocaleId): string => (locale === defaultLocale ? '' : `/${locale}`);

/** Address of a shop path in a locale: `/products` → `/en/products`. */
export const localizePath = (path: string, locale: LocaleId): string =>
  path === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + path;
