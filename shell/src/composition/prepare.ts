import type { QueryClient } from '@tanstack/react-query';
import type { Composition, SiteData, SkeletonKind } from '@ortoo/contracts';
import { ApiError, type Api } from '@ortoo/http';
import type { Texts, Translate } from '@ortoo/i18n';
import { MovedTo, type Page, type PageContext, type PageHead } from '@ortoo/remote';
import { matchPage, type PageMatch } from './match';
import type { Remotes } from './remotes';

/** What can come of asking for a page. */
export type PreparedPage =
  | { kind: 'page'; match: PageMatch; page: Page; head: PageHead; t: Translate }
  /** Known, but rendered in the browser alone: personal pages. */
  | { kind: 'client'; skeleton: SkeletonKind }
  | { kind: 'not-found' }
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
}

const outcome = (error: unknown): PreparedPage => {
  if (error instanceof MovedTo) return { kind: 'moved', path: error.path, permanent: error.permanent };
  if (error instanceof ApiError && error.status === 404) return { kind: 'not-found' };
  return { kind: 'failed', error };
};

/**
 * Gets a page ready to render: its code, its texts, its critical data. Never rejects.
 * @param path without the locale prefix
 */
export const preparePage = async (visit: Visit, path: string, search: string): Promise<PreparedPage> => {
  const match = matchPage(visit.composition, path);
  if (!match) return { kind: 'not-found' };
  try {
    const page = await visit.remotes.page(match.remote, match.route.id);
    const t = visit.texts.translator(match.remote.id);
    const context: PageContext = {
      params: match.params,
      search: new URLSearchParams(search),
      locale: visit.texts.locale,
      site: visit.site.configs.code,
      siteData: visit.site,
      queryClient: visit.queryClient,
      api: visit.api,
      t,
    };
    await page.load?.(context);
    return { kind: 'page', match, page, head: page.head(context), t };
  } catch (error) {
    return outcome(error);
  }
};
