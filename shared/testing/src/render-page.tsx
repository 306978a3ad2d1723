import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '@ortoo/i18n';
import { matchPath } from 'react-router-dom';
import type { PageContext, PageHead } from '@ortoo/remote';
import { createHarness, type HarnessOptions } from './harness';

const matchOf = ({ manifest }: HarnessOptions['remote'], pathname: string) => {
  for (const route of manifest.routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (match) return { route, params: match.params as Record<string, string> };
  }
  throw new Error(`${manifest.id} has no route for ${pathname}`);
};

/** A rendered page in a test. */
export interface RenderedPage extends RenderResult {
  user: UserEvent;
  t: Translate;
  head: PageHead;
  queryClient: QueryClient;
}

/**
 * Shows a page of a remote as the shell would: loads it, then renders it. Query it by role and name, as a user does.
 * @param path with its query, without the locale prefix
 */
export const renderPage = async (path: string, options: HarnessOptions): Promise<RenderedPage> => {
  const url = new URL(path, 'http://shop.test');
  const { route, params } = matchOf(options.remote, url.pathname);
  const { StubShell: HarnessFrame, t, queryClient, site } = await createHarness(options);
  const { page } = await options.remote.pages[route.id]!();
  const context: PageContext = {
    params,
    search: url.searchParams,
    locale: options.locale ?? 'mn',
    site: site.configs.code,
    siteData: site,
    adult: options.adult ?? false,
    queryClient,
    api: options.api,
    t,
  };
  const isClosed = route.ageGate !== undefined && !context.adult;
  const Shown = isClosed ? page.Gate : page.Page;
  if (!Shown) throw new Error(`${route.id} has an age gate and no Gate.`);
  if (!isClosed) await page.load?.(context);
  const user = userEvent.setup();
  // Slots wait for parts of other remotes; awaiting lets the rest of the page proceed.
  const view = await act(async () =>
    render(
      <HarnessFrame path={path}>
        <Shown params={params} />
      </HarnessFrame>,
    ),
  );
  return { ...view, user, t, head: page.head(context), queryClient };
};
