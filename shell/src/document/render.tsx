import { CacheProvider, type EmotionCache } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languageTag, type ComposedRemote, type Composition } from '@ortoo/contracts';
import { bindApi, createApi } from '@ortoo/http';
import { htmlLang, localePrefix, localizePath, type Locale } from '@ortoo/i18n';
import { createServerTexts, type ServerTexts } from '@ortoo/i18n/server';
import { App } from '../app';
import type { Boot } from '../boot';
import { matchPage } from '../composition/match';
import { headOf } from '../composition/head';
import { createOutageStore } from '../composition/outage.store';
import { isFault, preparePage, type PreparedPage, type Visit } from '../composition/prepare';
import { inTime } from '../composition/in-time';
import { createRemoteLoader } from '../composition/remote-loader';
import { createRemotes } from '../composition/remotes';
import { withFallback, withoutFallbacks } from '../composition/fallback-releases';
import { createStyleCache } from '../emotion-cache';
import { addShellMessages } from '../messages';
import { createPages } from '../navigation/pages';
import { createQueryClient } from '../query-client';
import { contentSecurityPolicy, renderDocument } from './document';
import { hasGap, reasonOfGap } from './gaps';
import { pageScripts } from './page-scripts';
import type { BrokenRelease, ReleaseName, RenderRequest, RenderResult, RenderSetup } from './render-shapes';
import { createSiteReader, type Connect } from './site-reader';
import { siteStyles } from './site-styles';
import { createWaiting } from './waiting';

/** A release whose code does not load within this many milliseconds is not used as a fallback. */
const loadTimeout = 5000;

const status: Record<PreparedPage['kind'], number> = {
  page: 200,
  client: 200,
  'not-found': 404,
  moved: 301,
  failed: 503,
};

/** Whether every visitor gets the same. */
const isShared = ({ kind }: PreparedPage): boolean => kind === 'page' || kind === 'not-found';

const prepare = async (visit: Visit, request: RenderRequest): Promise<PreparedPage> => {
  const match = matchPage(visit.composition, request.path);
  if (match && !match.route.server) return { kind: 'client', skeleton: match.route.skeleton };
  return preparePage(visit, request.path, request.search);
};

/** Texts for the case that the catalogues do not load; part of every page. */
const failureText = ['title', 'text', 'part', 'partText', 'offline', 'timeout', 'outage', 'unavailableText'].map(
  key => `errors.${key}`,
);

const addFailureText = (texts: ServerTexts): void =>
  [...failureText, 'actions.retry', 'actions.close'].forEach(key => texts.translator('shell')(key));

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

interface ServerVisit extends Visit {
  texts: ServerTexts;
  /** Rejects when this hangs. */
  hurry: ReturnType<typeof createWaiting>['hurry'];
}

type ShownPage = Exclude<PreparedPage, { kind: 'moved' }>;

interface Attempt {
  result: RenderResult;
  fault?: unknown;
}

/** Renders pages of one plan. */
export const createRenderer = (setup: RenderSetup) => {
  const readSite = createSiteReader(Date.now);
  const withheld = ({ id, release }: Pick<ComposedRemote, 'id' | 'release'>) =>
    setup.withheld.find(broken => broken.remote === id && broken.release === release);
  const loader = createRemoteLoader(({ id, release }) => {
    const broken = withheld({ id, release });
    if (broken) throw new Error(`${id} ${release} is not run: ${broken.why}`);
    return `${setup.releases}/${id}/${release}/server/remoteEntry.cjs`;
  });

  const createVisit = async (request: RenderRequest, composition: Composition): Promise<ServerVisit> => {
    const { locale, site: code, adult } = request;
    const connect: Connect = onOutage =>
      createApi({
        origin: setup.apiOrigin,
        language: languageTag(locale),
        site: code,
        headers: () => ({ ...setup.apiHeaders }),
        onOutage,
      });
    const { site, outage } = await readSite(connect, `${code} ${locale}`);
    const $outage = createOutageStore(outage);
    const { api, hurry } = createWaiting(connect(isOutage => isOutage && $outage.set(true)));
    const fallback = site.configs.default_locale;
    const texts = createServerTexts(locale);
    await addShellMessages(texts);
    const queryClient = createQueryClient(true);
    bindApi(queryClient, api);
    const remotes = createRemotes({ loader, texts, fallback });
    return { composition, remotes, queryClient, api, texts, site, adult, $outage, hurry };
  };

  const treeOf = (visit: Visit, request: RenderRequest, prepared: PreparedPage, cache: EmotionCache) => {
    const pages = createPages(visit, { path: request.path, search: request.search, prepared });
    return (
      <CacheProvider value={cache}>
        <StaticRouter
          basename={localizePath('/', request.locale)}
          location={localePrefix(request.locale) + request.path + request.search}
        >
          <App visit={visit} pages={pages} />
        </StaticRouter>
      </CacheProvider>
    );
  };

  const renderApp = (visit: Visit, request: RenderRequest, prepared: PreparedPage) => {
    const cache = createStyleCache();
    const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
    const html = renderToString(treeOf(visit, request, prepared, cache));
    return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
  };

  const toResult = (
    visit: ServerVisit,
    request: RenderRequest,
    prepared: ShownPage,
    plan: Composition,
  ): RenderResult => {
    const { html, styles: own } = renderApp(visit, request, prepared);
    const styles = siteStyles(setup.shell.base, visit.site) + own;
    addFailureText(visit.texts);
    const head = headOf(prepared, visit.texts);
    const address = (locale: Locale) => request.origin + localizePath(head.canonical ?? request.path, locale);
    const outage = visit.$outage.get();
    const boot: Boot = {
      composition: plan,
      locale: request.locale,
      site: visit.site,
      queries: dehydrate(visit.queryClient),
      texts: visit.texts.used,
      text: visit.texts.text,
      kind: prepared.kind,
      ...(prepared.kind === 'not-found' && prepared.nearest && { nearest: prepared.nearest }),
      adult: request.adult,
      ...(outage && { outage }),
      ...(request.tools && { tools: request.tools }),
    };
    return {
      status: status[prepared.kind],
      ...(prepared.kind === 'failed' && { failure: describe(prepared.error) }),
      cacheable: isShared(prepared) && !request.composition && !request.tools && !head.fleeting && !outage,
      ...(outage && { outage }),
      ageGated: prepared.kind === 'page' && prepared.match.route.ageGate !== undefined,
      policy: contentSecurityPolicy(visit.site.configs.analytics, styles),
      html: renderDocument({
        lang: htmlLang[request.locale],
        siteName: visit.site.configs.name,
        head,
        url: address(request.locale),
        alternates: {
          ...Object.fromEntries(visit.site.configs.locales.map(locale => [htmlLang[locale], address(locale)])),
          'x-default': address(visit.site.configs.default_locale),
        },
        styles,
        html,
        boot,
        scripts: pageScripts(setup.shell, prepared, setup.digests),
      }),
    };
  };

  /** Renders with these releases. `fault` is set when the code of the page's remote has failed, not its data. */
  const attempt = async (request: RenderRequest, plan: Composition): Promise<Attempt> => {
    const visit = await createVisit(request, withoutFallbacks(plan));
    const prepared = await visit
      .hurry(prepare(visit, request), request.path)
      .catch((error: unknown): PreparedPage => ({ kind: 'failed', error }));
    if (prepared.kind === 'moved') {
      const location = localizePath(prepared.path, request.locale);
      const moved = {
        status: prepared.permanent ? 301 : 302,
        html: '',
        policy: '',
        location,
        cacheable: false,
        ageGated: false,
      };
      return { result: moved };
    }
    try {
      const result = toResult(visit, request, prepared, plan);
      if (hasGap(result.html)) {
        const fault = await reasonOfGap(treeOf(visit, request, prepared, createStyleCache()));
        return { result: { ...result, status: status.failed, cacheable: false, gap: describe(fault) }, fault };
      }
      const hasFault = prepared.kind === 'failed' && isFault(prepared.error);
      return { result, ...(hasFault && { fault: prepared.error }) };
    } catch (error) {
      return { result: toResult(visit, request, { kind: 'failed', error }, plan), fault: error };
    } finally {
      visit.queryClient.clear();
    }
  };

  /** Renders a page; uses the last good release of its remote when the live one fails and that one does not. */
  const render = async (request: RenderRequest): Promise<RenderResult> => {
    const plan = request.composition ?? setup.composition;
    const { result, fault } = await attempt(request, plan);
    const failed = matchPage(plan, request.path)?.remote;
    if (fault === undefined || !failed?.fallbackRelease) return result;
    const second = await attempt(request, withFallback(plan, failed.id));
    if (second.fault !== undefined || second.result.failure) return result;
    const broken = { remote: failed.id, release: failed.release, why: describe(fault) };
    return { ...second.result, cacheable: false, broken };
  };

  const loadPages = async (remote: ComposedRemote) => {
    const { pages } = await loader.load(remote);
    const rendered = remote.manifest.routes.filter(route => route.server);
    await Promise.all(rendered.map(({ id }) => pages[id]?.()));
  };

  /** Loads every remote that this plan renders here, one after the other, and returns those that fail. */
  const tryOut = async (begin: (release: ReleaseName) => void): Promise<BrokenRelease[]> => {
    const broken: BrokenRelease[] = [];
    for (const remote of setup.composition.remotes) {
      if (withheld(remote)) continue;
      const name = { remote: remote.id, release: remote.release };
      begin(name);
      await inTime(loadPages(remote), remote.id, loadTimeout).catch((error: unknown) =>
        broken.push({ ...name, why: describe(error) }),
      );
    }
    return broken;
  };

  return { render, tryOut };
};
