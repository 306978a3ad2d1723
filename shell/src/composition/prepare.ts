import type { QueryClient } from '@tanstack/react-query';
import type { WritableAtom } from 'nanostores';
import type { Composition, SiteData, SkeletonKind } from '@ortoo/contracts';
import { ApiError, type Api } from '@ortoo/http';
import type { Texts, Translate } from '@ortoo/i18n';
import { MovedTo, type Page, type PageContext, type PageHead } from '@ortoo/remote';
import { LateEnclosedHeader } from '../layout/late-enclosed-header';
import { matchPage, type PageMatch } from './match';
import type { Remotes } from './remotes';

/** Suggested page for an unknown address, as the page's remote knows it: `details.nearest` of its error. */
export interface Nearest {
  /** Without the locale prefix. */
  path: string;
  label: string;
  /** Likely search text. */
  text?: string;
}

/** Results of preparing a page. */
export type PreparedPage =
  | {
      kind: 'page';
      match: PageMatch;
      page: Page;
      head: PageHead;
      /** The page's metadata after a change of the query alone. */
      headAt: (search: string) => PageHead;
      t: Translate;
    }
  /** Exists but is rendered in the browser only: personal pages. */
  | { kind: 'client'; skeleton: SkeletonKind }
  | { kind: 'not-found'; nearest?: Nearest }
  | { kind: 'moved'; path: string; permanent: boolean }
  | { kind: 'failed'; error: unknown };

/** Context in which one visit's pages are prepared. */
export interface Visit {
  composition: Composition;
  remotes: Remotes;
  queryClient: QueryClient;
  api: Api;
  texts: Texts;
  site: SiteData;
  /** The server has verified the visitor's age for the requested page. */
  adult: boolean;
  /** The Shop API's database is down: data may be outdated, and nothing can be ordered. */
  $outage: WritableAtom<boolean>;
}

const nearestOf = ({ details }: ApiError): { nearest?: Nearest } => {
  const nearest = details['nearest'] as Nearest | undefined;
  return nearest?.path && nearest.label ? { nearest } : {};
};

const outcome = (error: unknown): PreparedPage => {
  if (error instanceof MovedTo) return { kind: 'moved', path: error.path, permanent: error.permanent };
  // The addressed resource does not exist, or cannot (422).
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return { kind: 'not-found', ...nearestOf(error) };
  }
  return { kind: 'failed', error };
};

/** Whether a page's code has failed, rather than a request it made. */
export const isFault = (error: unknown): boolean => !(error instanceof ApiError || error instanceof MovedTo);

/** Whether a page can be shown, or its gate instead. */
export const mayEnter = ({ route }: PageMatch, isAdult: boolean): boolean => route.ageGate === undefined || isAdult;

const gateOf = (page: Page, { route }: PageMatch): Page => {
  if (!page.Gate) throw new Error(`${route.id} has an age gate and no Gate.`);
  return { ...page, Page: page.Gate };
};

/**
 * Prepares a page for rendering: its code, texts and critical data. Never rejects.
 * @param path without the locale prefix
 */
export const preparePage = async (visit: Visit, path: string, search: string): Promise<PreparedPage> => {
  const match = matchPage(visit.composition, path);
  if (!match) return { kind: 'not-found' };
  let page: Page;
  try {
    // Without its header a page is complete; a press loads it again.
    const header = match.route.frame === 'enclosed' ? LateEnclosedHeader.load().catch(() => undefined) : undefined;
    page = await visit.remotes.page(match.remote, match.route.id);
    await header;
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
