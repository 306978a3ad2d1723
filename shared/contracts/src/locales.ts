/** Interface languages in the order of the switch. `cn` is Chinese; its language tag is zh. */
export const localeIds = ['mn', 'en', 'ru', 'cn', 'it'] as const;

/** One of the five catalogues. */
export type LocaleId = (typeof localeIds)[number];

/** `Accept-Language` value of a locale. */
export const languageTag = (locale: LocaleId): string => (locale === 'cn' ? 'zh' : locale);

/** The first supported locale in an `Accept-Language` value, or undefined when there is none. */
export const localeFromTag = (tags: string): LocaleId | undefined =>
  tags
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
    .map(tag => (tag === 'zh' ? 'cn' : tag))
    .find((tag): tag is LocaleId => (localeIds as readonly string[]).includes(tag));
