import { defaultLocale, isLocale, type Locale } from './locales';

/** The language of a path, and the path without its prefix: `/en/cart` → `en`, `/cart`. */
export function localeFromPath(path: string): { locale: Locale; path: string } {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  if (!isLocale(first) || first === defaultLocale) return { locale: defaultLocale, path: path || '/' };
  const rest = path.slice(first.length + 1);
  return { locale: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Path prefix of a language: empty for the default, `/en` and so on. */
export const localePrefix = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`);

/** The same path in another language; the default language has no prefix. A full address is unchanged. */
export function localizePath(path: string, locale: Locale): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  const { path: bare } = localeFromPath(path);
  const prefix = localePrefix(locale);
  return prefix + (prefix && /^\/(?=$|[?#])/.test(bare) ? bare.slice(1) : bare);
}
