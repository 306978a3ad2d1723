import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { bindApi, createApi } from '@ortoo/http';
import { createBrowserTexts, languageTags, localeFromPath, localizePath } from '@ortoo/i18n';
import { $isStaff, connectStores, orderHeaders } from '@ortoo/stores';
import { App } from './app';
import { bootId, type Boot } from './boot';
import { expectEntry } from './composition/entry-integrity';
import { addGatedRemotes, dropWithRole } from './composition/gated.store';
import { matchPage } from './composition/match';
import { createOutageStore } from './composition/outage.store';
import { reportCaught } from './composition/missing-part';
import { preparePage, type PreparedPage, type Visit } from './composition/prepare';
import { createRemoteLoader } from './composition/remote-loader';
import { createRemotes } from './composition/remotes';
import { createHydratedCache } from './emotion-cache';
import { addShellMessages } from './messages';
import { createPages, type Pages, type Refit } from './navigation/pages';
import { createQueryClient } from './query-client';
import { recordTelemetry } from './telemetry/records';
import { watchReleases } from './telemetry/watch-releases';

const readBoot = (): Boot => JSON.parse(document.getElementById(bootId)?.textContent ?? '') as Boot;

const createVisit = async ({
  composition,
  locale,
  site,
  queries,
  texts: used,
  text,
  adult,
  outage,
}: Boot): Promise<Visit> => {
  const fallback = site.configs.default_locale;
  const texts = createBrowserTexts({ locale, used, text });
  await addShellMessages(texts);
  const queryClient = createQueryClient(false);
  const $outage = createOutageStore(outage === true);
  const onOutage = (isOutage: boolean) => $outage.set(isOutage);
  const api = createApi({ origin: '', language: languageTags[locale], headers: orderHeaders, onOutage });
  bindApi(queryClient, api);
  connectStores(api);
  // Counts as fresh from now on, however long the HTML was cached: it is not fetched again immediately.
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
  const loader = createRemoteLoader(({ base, integrity }, attempt) => {
    const entry = `${base}remoteEntry.js`;
    expectEntry(entry, integrity);
    // A browser queues a second script of the same address behind the first, which may hang.
    return attempt === 0 ? entry : `${entry}?${attempt}`;
  });
  const remotes = createRemotes({
    loader,
    texts,
    fallback,
    onFailure: failed => {
      recordTelemetry({ failed });
      emitNow();
    },
  });
  const visit: Visit = { composition, remotes, queryClient, api, texts, site, adult, $outage };
  const emitNow = watchReleases(visit);
  return visit;
};

/** A page that the server did not render is prepared only after hydration. */
const firstPage = async (visit: Visit, boot: Boot, path: string, search: string): Promise<PreparedPage> => {
  if (boot.kind === 'not-found') return { kind: 'not-found', ...(boot.nearest && { nearest: boot.nearest }) };
  if (boot.kind === 'failed') return { kind: 'failed', error: undefined };
  if (boot.kind === 'client') {
    return { kind: 'client', skeleton: matchPage(visit.composition, path)?.route.skeleton ?? 'form' };
  }
  return preparePage(visit, path, search);
};

const show = (place: HTMLElement, tree: ReactNode, asRendered: boolean): Root => {
  const options = { onCaughtError: reportCaught };
  let root: Root | undefined;
  if (asRendered) startTransition(() => void (root = hydrateRoot(place, tree, options)));
  root ??= createRoot(place, options);
  if (!asRendered) root.render(tree);
  return root;
};

/** Takes over the page that the server rendered. */
export const startPage = async () => {
  const boot = readBoot();
  const visit = await createVisit(boot);
  const { path } = localeFromPath(window.location.pathname);
  const { search } = window.location;
  const prepared = await firstPage(visit, boot, path, search);
  // A page that was rendered but fails here needs texts that the server did not use.
  if (prepared.kind !== boot.kind) await visit.texts.open().catch(() => undefined);
  const refit: Refit = async kind =>
    kind === 'failed' ? dropWithRole(visit) : $isStaff.get() && addGatedRemotes(visit);
  const place = document.getElementById('root');
  if (!place) return;
  const styles = createHydratedCache();
  const tree = (pages: Pages) => (
    <StrictMode>
      <CacheProvider value={styles}>
        <BrowserRouter basename={localizePath('/', boot.locale)}>
          <App visit={visit} pages={pages} />
        </BrowserRouter>
      </CacheProvider>
    </StrictMode>
  );
  const root = show(place, tree(createPages(visit, { path, search, prepared }, refit)), prepared.kind === boot.kind);
  const { tools } = boot;
  if (!tools) return;
  const { startTools } = await import(/* webpackChunkName: "tools" */ './tools/start-tools');
  await startTools({
    tools,
    visit,
    path: () => localeFromPath(window.location.pathname).path,
    redraw: () => startTransition(() => root.render(tree(createPages(visit, undefined, refit)))),
  });
};
