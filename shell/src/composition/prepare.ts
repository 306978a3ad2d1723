import type { QueryClient } from '@tanstack/react-query';
import type { Composition, SiteData, SkeletonKind } from '@ortoo/contracts';
import { ApiError, type Api } from '@ortoo/http';
import type { Texts, Translate } from '@ortoo/i18n';
import { MovedTo, type Page, type PageContext, type PageHead } from '@ortoo/remote';
import { matchPage, type PageMatch } from './match';
import type { Remotes } from './remotes';

/** Where to go on from an address that leads nowhere, as the page's own remote knows it: `details.nearest` of its error. */
export interface Nearest {
  /** Without the locale prefix. */
  path: string;
  label: string;
  /** What one may have been looking for. */
  text?: string;
}

/** What can come of asking for a page. */
export type PreparedPage =
  | {
      kind: 'page';
      match: PageMatch;
      page: Page;
      head: PageHead;
      /** What the page says of itself once only the query of its address has changed. */
      headAt: (search: string) => PageHead;
      t: Translate;
    }
  /** Known, but rendered in the browser alone: personal pages. */
  | { kind: 'client'; skeleton: SkeletonKind }
  | { kind: 'not-found'; nearest?: Nearest }
  | { kind: 'moved'; path: string; permanent: boolean }
  | { kind: 'failed'; error: unknown };

/** Everything that one visit's pages are prepared with. */
export interface Visit {
  composition: Composition;
  remotes: Remotes;
  queryClient: QueryClient;
  api: Api;
  texts: Texts;
  site: SiteData;
  /** The server has seen that the visitor is old enough for the page it was asked for. */
  adult: boolean;
  /** The Shop API did not answer when this page was rendered. */
  outage?: boolean;
}

const nearestOf = ({ details }: ApiError): { nearest?: Nearest } => {
  const nearest = details['nearest'] as Nearest | undefined;
  return nearest?.path && nearest.label ? { nearest } : {};
};

const outcome = (error: unknown): PreparedPage => {
  if (error instanceof MovedTo) return { kind: 'moved', path: error.path, permanent: error.permanent };
  // What the address names does not exist, or could not (422).
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return { kind: 'not-found', ...nearestOf(error) };
  }
  return { kind: 'failed', error };
};

/** Whether a page's code has failed, and not what it asked for. */
export const isFault = (error: unknown): boolean => !(error instanceof ApiError || error instanceof MovedTo);

/** Whether a page can be shown as it is, or its gate has to stand in for it. */
export const mayEnter = ({ route }: PageMatch, isAdult: boolean): boolean => route.ageGate === undefined || isAdult;

const gateOf = (page: Page, { route }: PageMatch): Page => {
  if (!page.Gate) throw new Error(`${route.id} has an age gate and no Gate.`);
  return { ...page, Page: page.Gate };
};

/**
 * Gets a page ready to render: its code, its texts, its critical data. Never rejects.
 * @param path without the locale prefix
 */
export const preparePage = async (visit: Visit, path: string, search: string): Promise<PreparedPage> => {
  const match = matchPage(visit.composition, path);
  if (!match) return { kind: 'not-found' };
  let page: Page;
  try {
    page = await visit.remotes.page(match.remote, match.route.id);
  } catch (error) {
    return outcome(error);
  }
  try {
    const t = visit.texts.translator(match.remote.id);
    const isOpen = mayEnter(match, visit.adult);
    const context: PageContext = {
      params: match.params,
      search: new URLSearchParams(search),
      locale: visit.texts.locale,
      site: visit.site.configs.code,
      siteData: visit.site,
      adult: isOpen && match.route.ageGate !== undefined,
      queryClient: visit.queryClient,
      api: visit.api,
      t,
    };
    if (isOpen) await page.load?.(context);
    const headAt = (query: string) => page.head({ ...context, search: new URLSearchParams(query) });
    return { kind: 'page', match, page: isOpen ? page : gateOf(page, match), head: headAt(search), headAt, t };
  } catch (error) {
    if (isFault(error) && visit.remotes.giveUp(match.remote, error)) return preparePage(visit, path, search);
    return outcome(error);
  }
};
