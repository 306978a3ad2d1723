import { Suspense, use, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, matchPath, useLocation } from 'react-router-dom';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Api } from '@ortoo/http';
import type { Messages } from '@ortoo/i18n';
import { EnvironmentProvider, MessagesProvider, type RemoteModule } from '@ortoo/remote';
import { connectStores, startPersistence } from '@ortoo/stores';
import { fakeApi, type FakeAnswer } from './fake-api';
import { createHarness } from './harness';

interface AloneProps {
  remote: RemoteModule;
  api: Api;
  harness: Awaited<ReturnType<typeof createHarness>>;
}

const openPage = async ({ remote, api, harness: stubShell }: AloneProps, pathname: string, search: string) => {
  for (const route of remote.manifest.routes) {
    const match = matchPath({ path: route.path, end: true }, pathname);
    if (!match) continue;
    const { page } = await remote.pages[route.id]!();
    const params = match.params as Record<string, string>;
    const { queryClient, t, site } = stubShell;
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

interface CurrentPageProps {
  opened: ReturnType<typeof openPage>;
  pathname: string;
}

const CurrentPage = ({ opened, pathname }: CurrentPageProps) => {
  const page = use(opened);
  return page ? <page.Page params={page.params} /> : <p>{pathname}</p>;
};

/** Opens the address: outside of Suspense, which would forget a page that is not loaded yet. */
const Pages = (props: AloneProps) => {
  const { pathname, search } = useLocation();
  const { remote, api, harness } = props;
  const opened = useMemo(
    () => openPage({ remote, api, harness }, pathname, search),
    [remote, api, harness, pathname, search],
  );
  return (
    <Suspense>
      <CurrentPage opened={opened} pathname={pathname} />
    </Suspense>
  );
};

/**
 * Runs one remote in a browser without shell and services: its pages with an api of fixed responses, in Mongolian.
 * @param messages the remote's Mongolian catalogue, which its own import by locale finds in webpack's builds only
 */
export const runAlone = async (
  module: RemoteModule,
  answers: Record<string, FakeAnswer>,
  messages: Messages,
): Promise<void> => {
  const remote = { ...module, messages: { mn: () => Promise.resolve({ messages }) } };
  const api = fakeApi(answers);
  connectStores(api);
  const harness = await createHarness({ remote, api });
  const root = document.getElementById('root');
  if (!root) return;
  startPersistence();
  createRoot(root).render(
    <QueryClientProvider client={harness.queryClient}>
      <EnvironmentProvider value={harness.environment}>
        <BrowserRouter>
          <MessagesProvider t={harness.t}>
            <Pages remote={remote} api={api} harness={harness} />
          </MessagesProvider>
        </BrowserRouter>
      </EnvironmentProvider>
    </QueryClientProvider>,
  );
};
