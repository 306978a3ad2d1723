/** Interface languages in the order of the switch. `cn` is Chinese; its language tag is zh. */
export const localeIds = ['mn', 'en', 'ru', 'cn', 'it'] as const;

/** One of the five catalogues. */
export type LocaleId = (typeof localeIds)[number];

/** Value of `Accept-Language` for a locale. */
export const languageTag = (locale: LocaleId): string => (locale === 'cn' ? 'zh' : locale);

/** The locale that an `Accept-Language` value asks for first, or undefined when we have none of them. */
export const localeFromTag = (tags: string): LocaleId | undefined =>
  tags
    .split(',')
    .map(part => part.trim().slice(0, 2).toLowerCase())
    .map(tag => (tag === 'zh' ? 'cn' : tag))
    .find((tag): tag is LocaleId => (localeIds as readonly string[]).includes(tag));
