import { Suspense, use, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath, useLocation } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Api } from '@ortoo/http';
import { EnvironmentProvider, MessagesProvider, type RemoteModule } from '@ortoo/remote';
import { connectStores, startPersistence } from '@ortoo/stores';
import { fakeApi, type FakeAnswer } from './fake-api';
import { createStand } from './stand';

interface AloneProps {
  remote: RemoteModule;
  api: Api;
  stand: Awaited<ReturnType<typeof createStand>>;
}

const openPage = async ({ remote, api, stand }: AloneProps, pathname: string, search: string) => {
  for (const route of remote.manifest.routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match) continue;
    const { page } = await remote.pages[route.id]!();
    const params = match.params as Record<string, string>;
    const { queryClient, t, site } = stand;
    await page.load?.({
      params,
      search: new URLSearchParams(search),
      locale: 'mn',
      site: site.configs.code,
      siteData: site,
      adult: true,
      queryClient,
      api,
      t,
    });
    return { Page: page.Page, params };
  }
  return undefined;
};

const CurrentPage = (props: AloneProps) => {
  const { pathname, search } = useLocation();
  const { remote, api, stand } = props;
  const opened = useMemo(
    () => openPage({ remote, api, stand }, pathname, search),
    [remote, api, stand, pathname, search],
  );
  const page = use(opened);
  return page ? <page.Page params={page.params} /> : <p>{pathname}</p>;
};

/** Runs one remote in a browser without shell and services: its pages over an api with fixed answers. */
export const runAlone = async (remote: RemoteModule, answers: Record<string, FakeAnswer>): Promise<void> => {
  const api = fakeApi(answers);
  connectStores(api);
  const stand = await createStand({ remote, api });
  const root = document.getElementById('root');
  if (!root) return;
  startPersistence();
  createRoot(root).render(
    <QueryClientProvider client={stand.queryClient}>
      <EnvironmentProvider value={stand.environment}>
        <BrowserRouter>
          <MessagesProvider t={stand.t}>
            <Suspense>
              <CurrentPage remote={remote} api={api} stand={stand} />
            </Suspense>
          </MessagesProvider>
        </BrowserRouter>
      </EnvironmentProvider>
    </QueryClientProvider>,
  );
};
