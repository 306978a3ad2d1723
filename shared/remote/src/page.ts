import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { SiteData } from '@ortoo/contracts';
import type { Api } from '@ortoo/http';
import type { Locale, Translate } from '@ortoo/i18n';

/** Context of a visit before the page renders; identical on the server and in the browser. */
export interface PageContext {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
  locale: Locale;
  /** Site code of the host name. */
  site: string;
  /** Configuration of that site: rails of the home page, page size. */
  siteData: SiteData;
  /** The visitor has confirmed the age that the route requires. False on all other routes. */
  adult: boolean;
  queryClient: QueryClient;
  api: Api;
  /** Texts of the remote that owns the page. */
  t: Translate;
}

/** A step of the path to a page; `path` is without the locale prefix. */
export interface Breadcrumb {
  label: string;
  path: string;
}

/** A page's metadata for the document's head. */
export interface PageHead {
  title: string;
  description?: string;
  /** Path with the query that identifies the page, without the locale prefix. The page's own path when absent. */
  canonical?: string;
  robots?: 'noindex';
  /** Languages that the page is written in; in any other it is a copy of the site's own. All of the site when absent. */
  locales?: readonly string[];
  /** Feed of the page's entries; its path is without the locale prefix. */
  feed?: { title: string; path: string };
  /** Valid only for the moment: the server does not cache the document. */
  fleeting?: boolean;
  /** What is shared, as Open Graph names it; a website when absent. */
  type?: 'product' | 'article';
  /** Absolute path of the picture for shared links. */
  image?: string;
  /** The picture of the largest paint; preloaded when set. */
  preloadImage?: { srcSet: string; sizes: string };
  jsonLd?: readonly Record<string, unknown>[];
  /** The last one is the page. The document has them as structured data. */
  breadcrumbs?: readonly Breadcrumb[];
}

/** Properties every page component gets. */
export interface PageProps {
  params: Readonly<Record<string, string>>;
}

/** A page of a remote. */
export interface Page {
  /** Fetches the data that the page requires into the query client. May throw `ApiError` or `MovedTo`. */
  load?: (context: PageContext) => Promise<unknown>;
  /** Called after `load`. */
  head: (context: PageContext) => PageHead;
  Page: ComponentType<PageProps>;
  /** Replaces `Page` while the visitor has not confirmed the route's `ageGate`; then `load` does not run either. */
  Gate?: ComponentType<PageProps>;
}

/** Names the parts of a page module: `export const page = definePage({ … })`. */
export const definePage = (page: Page): Page => page;

/** A personal page, which search engines do not list. @param title key of its title */
export const definePersonalPage = (title: string, Page: ComponentType<PageProps>): Page => ({
  head: ({ t }) => ({ title: t(title), robots: 'noindex' }),
  Page,
});

/** Thrown by `load` when the content has moved to another address of the same site. */
export class MovedTo extends Error {
  constructor(
    /** Path without the locale prefix. */
    readonly path: string,
    readonly permanent = true,
  ) {
    super(`moved to ${path}`);
  }
}
