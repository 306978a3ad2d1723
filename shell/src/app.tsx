import { useMemo, useRef } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { EnvironmentProvider, MessagesProvider, type Environment } from '@ortoo/remote';
import { localeFromPath } from '@ortoo/i18n';
import { matchPage } from './composition/match';
import type { Visit } from './composition/prepare';
import { createSlots } from './composition/slots';
import { Frame } from './layout/frame';
import { CurrentPage } from './navigation/current-page';
import type { Pages } from './navigation/pages';
import { FatalBoundary } from './screens/fatal';
import { usePageLife } from './session/use-page-life';
import { ShellContext, type Shell } from './shell-context';

const PageLife = ({ shell }: { shell: Shell }) => {
  usePageLife(shell);
  return null;
};

/** The shop around the current page; the same tree on the server and in the browser. */
export const App = ({ visit, pages }: { visit: Visit; pages: Pages }) => {
  const firstRef = useRef(true);
  const shell = useMemo<Shell>(
    () => ({
      visit,
      pages,
      t: visit.texts.translator('shell'),
      skeletonOf: path => matchPage(visit.composition, path)?.route.skeleton ?? 'article',
    }),
    [visit, pages],
  );
  const environment = useMemo<Environment>(
    () => ({
      locale: visit.texts.locale,
      texts: visit.texts,
      site: visit.site,
      ...createSlots(visit),
      prefetch: address => {
        const url = new URL(address, 'http://shop.invalid');
        pages.ahead(localeFromPath(url.pathname).path, url.search);
      },
    }),
    [visit, pages],
  );
  return (
    <QueryClientProvider client={visit.queryClient}>
      <EnvironmentProvider value={environment}>
        <ShellContext value={shell}>
          <MessagesProvider t={shell.t}>
            <FatalBoundary>
              <PageLife shell={shell} />
              <Frame>
                <CurrentPage firstRef={firstRef} />
              </Frame>
            </FatalBoundary>
          </MessagesProvider>
        </ShellContext>
      </EnvironmentProvider>
    </QueryClientProvider>
  );
};
