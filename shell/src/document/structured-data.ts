import { localizePath, type Locale } from '@ortoo/i18n';
import type { Breadcrumb } from '@ortoo/remote';

/** Breadcrumbs as schema.org names them. */
export const breadcrumbList = (breadcrumbs: readonly Breadcrumb[], locale: Locale): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: label,
    item: localizePath(path, locale),
  })),
});

/** Properties that contain addresses; a remote provides paths because it does not know the site's origin. */
const addresses = new Set(['@id', 'url', 'item', 'image', 'logo']);

const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value);

/** Structured data with full addresses, as search engines require. */
export const withOrigin = (data: unknown, origin: string, property = ''): unknown => {
  if (Array.isArray(data)) return data.map((entry: unknown) => withOrigin(entry, origin, property));
  if (typeof data === 'object' && data !== null)
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withOrigin(value, origin, name)]));
  return addresses.has(property) && isPath(data) ? origin + data : data;
};
