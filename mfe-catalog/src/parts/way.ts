import { localizePath, type Locale } from '@ortoo/i18n';
import { breadcrumbList } from './structured-data.rules';

/** One step of the way to a page; `path` is without the locale prefix. */
export interface WayStep {
  label: string;
  path: string;
}

/** The way to a page as search engines read it. */
export const wayData = (steps: readonly WayStep[], locale: Locale): Record<string, unknown> =>
  breadcrumbList(steps.map(({ label, path }) => ({ label, href: localizePath(path, locale) })));
