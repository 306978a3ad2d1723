import { localizePath, type Locale } from '@ortoo/i18n';
import { breadcrumbList } from './structured-data.rules';

/** One breadcrumb; `path` is without the locale prefix. */
export interface WayStep {
  label: string;
  path: string;
}

/** Breadcrumbs as structured data for search engines. */
export const wayData = (steps: readonly WayStep[], locale: Locale): Record<string, unknown> =>
  breadcrumbList(steps.map(({ label, path }) => ({ label, href: localizePath(path, locale) })));
