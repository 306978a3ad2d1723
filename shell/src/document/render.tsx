import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { languageTag, shopPaths, type ComposedRemote, type Composition, type SiteData } from '@ortoo/contracts';
import { bindApi, createApi, type Api } from '@ortoo/http';
import { htmlLang, localePrefix, localizePath, type Locale } from '@ortoo/i18n';
import { createServerTexts, type ServerTexts } from '@ortoo/i18n/server';
import { App } from '../app';
import type { Boot } from '../boot';
import { matchPage } from '../composition/match';
import { headOf } from '../composition/head';
import { isFault, preparePage, type PreparedPage, type Visit } from '../composition/prepare';
import { createRemoteLoader } from '../composition/remote-loader';
import { createRemotes } from '../composition/remotes';
import { standingIn, withoutStandIns } from '../composition/stand-ins';
import { createStyleCache } from '../emotion-cache';
import { addShellMessages } from '../messages';
import { createPages } from '../navigation/pages';
import { createQueryClient } from '../query-client';
import { contentSecurityPolicy, renderDocument } from './document';
import { pageScripts } from './page-scripts';
import type { BrokenRelease, RenderRequest, RenderResult, RenderSetup } from './render-shapes';
import { siteStyles } from './site-styles';

const siteDataFor = 30_000;

/** A page names a few categories; the whole tree is the catalogue's own. */
const forPages = (site: SiteData): SiteData => ({ ...site, taxons: site.taxons.filter(taxon => taxon.depth <= 1) });

const createSiteReader = (clock: () => number) => {
  const known = new Map<string, { at: number; data: Promise<SiteData> }>();
  return (api: Api, key: string): Promise<SiteData> => {
    const entry = known.get(key);
    if (entry && clock() - entry.at < siteDataFor) return entry.data;
    const data = api.shop.get<SiteData>(shopPaths.siteData).then(forPages);
    known.set(key, { at: clock(), data });
    data.catch(() => known.delete(key));
    return data;
  };
};

const status: Record<PreparedPage['kind'], number> = {
  page: 200,
  client: 200,
  'not-found': 404,
  moved: 301,
  failed: 503,
};

const prepare = async (visit: Visit, request: RenderRequest): Promise<PreparedPage> => {
  const match = matchPage(visit.composition, request.path);
  if (match && !match.route.server) return { kind: 'client', skeleton: match.route.skeleton };
  return preparePage(visit, request.path, request.search);
};

/** What has to be said when the catalogues themselves do not come; it travels with every page. */
const wordsOfFailure = ['title', 'text', 'part', 'partText', 'offline', 'timeout'].map(key => `errors.${key}`);

const addWordsOfFailure = (texts: ServerTexts): void =>
  [...wordsOfFailure, 'actions.retry', 'actions.close'].forEach(key => texts.translator('shell')(key));

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

type ShownPage = Exclude<PreparedPage, { kind: 'moved' }>;

interface Attempt {
  result: RenderResult;
  fault?: unknown;
}

/** Renders pages of one plan. */
export const createRenderer = (setup: RenderSetup) => {
  const readSite = createSiteReader(Date.now);
  const isWithheld = ({ id, release }: Pick<ComposedRemote, 'id' | 'release'>) =>
    setup.withheld.some(broken => broken.remote === id && broken.release === release);
  const load = createRemoteLoader(({ id, release }) => {
    if (isWithheld({ id, release })) throw new Error(`${id} ${release} is not what was signed`);
    return `${setup.releases}/${id}/${release}/server/remoteEntry.cjs`;
  });

  const createVisit = async (
    request: RenderRequest,
    composition: Composition,
  ): Promise<Visit & { texts: ServerTexts }> => {
    const { locale, site: code, adult } = request;
    const api = createApi({ origin: setup.apiOrigin, language: languageTag(locale), site: code });
    const site = await readSite(api, `${code} ${locale}`);
    const fallback = site.configs.default_locale;
    const texts = createServerTexts(locale);
    await addShellMessages(texts);
    const queryClient = createQueryClient(true);
    bindApi(queryClient, api);
    const remotes = createRemotes({ load, texts, fallback });
    return { composition, remotes, queryClient, api, texts, site, adult };
  };

  const renderApp = (visit: Visit, request: RenderRequest, prepared: PreparedPage) => {
    const cache = createStyleCache();
    const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
    const pages = createPages(visit, { path: request.path, search: request.search, prepared });
    const html = renderToString(
      <CacheProvider value={cache}>
        <StaticRouter
          basename={localizePath('/', request.locale)}
          location={localePrefix(request.locale) + request.path + request.search}
        >
          <App visit={visit} pages={pages} />
        </StaticRouter>
      </CacheProvider>,
    );
    return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
  };

  const toResult = (
    visit: Visit & { texts: ServerTexts },
    request: RenderRequest,
    prepared: ShownPage,
    plan: Composition,
  ): RenderResult => {
    const { html, styles } = renderApp(visit, request, prepared);
    addWordsOfFailure(visit.texts);
    const head = headOf(prepared, visit.texts);
    const address = (locale: Locale) => request.origin + localizePath(head.canonical ?? request.path, locale);
    const boot: Boot = {
      composition: plan,
      locale: request.locale,
      site: visit.site,
      queries: dehydrate(visit.queryClient),
      texts: visit.texts.used,
      words: visit.texts.words,
      kind: prepared.kind,
      ...(prepared.kind === 'not-found' && prepared.nearest && { nearest: prepared.nearest }),
      adult: request.adult,
      ...(request.tools && { tools: request.tools }),
    };
    return {
      status: status[prepared.kind],
      ...(prepared.kind === 'failed' && { failure: describe(prepared.error) }),
      cacheable: prepared.kind === 'page' && !request.composition && !request.tools && !head.fleeting,
      ageGated: prepared.kind === 'page' && prepared.match.route.ageGate !== undefined,
      policy: contentSecurityPolicy(visit.site.configs.analytics),
      html: renderDocument({
        lang: htmlLang[request.locale],
        siteName: visit.site.configs.name,
        head,
        url: address(request.locale),
        alternates: {
          ...Object.fromEntries(visit.site.configs.locales.map(locale => [htmlLang[locale], address(locale)])),
          'x-default': address(visit.site.configs.default_locale),
        },
        styles: siteStyles(setup.shell.base, visit.site) + styles,
        html,
        boot,
        scripts: pageScripts(setup.shell, prepared, setup.digests),
      }),
    };
  };

  /** Renders with these releases. `fault` is set when the code of the page's remote has failed, not its data. */
  const attempt = async (request: RenderRequest, plan: Composition): Promise<Attempt> => {
    const visit = await createVisit(request, withoutStandIns(plan));
    const prepared = await prepare(visit, request);
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
      const hasFault = prepared.kind === 'failed' && isFault(prepared.error);
      return { result, ...(hasFault && { fault: prepared.error }) };
    } catch (error) {
      return { result: toResult(visit, request, { kind: 'failed', error }, plan), fault: error };
    } finally {
      visit.queryClient.clear();
    }
  };

  /** Renders a page, with the last good release of its remote where the live one fails and that one does not. */
  const render = async (request: RenderRequest): Promise<RenderResult> => {
    const plan = request.composition ?? setup.composition;
    const { result, fault } = await attempt(request, plan);
    const failed = matchPage(plan, request.path)?.remote;
    if (fault === undefined || !failed?.standIn) return result;
    const second = await attempt(request, standingIn(plan, failed.id));
    if (second.fault) return result;
    const broken = { remote: failed.id, release: failed.release, why: describe(fault) };
    return { ...second.result, cacheable: false, broken };
  };

  /** Loads all that this plan renders here, and tells what of it does not load. */
  const tryOut = async (): Promise<BrokenRelease[]> => {
    const faults = setup.composition.remotes.map(async remote => {
      if (isWithheld(remote)) return [];
      const loadPages = async () => {
        const { pages } = await load(remote);
        const rendered = remote.manifest.routes.filter(route => route.server);
        await Promise.all(rendered.map(({ id }) => pages[id]?.()));
      };
      return loadPages().then(
        () => [],
        (error: unknown) => [{ remote: remote.id, release: remote.release, why: describe(error) }],
      );
    });
    return (await Promise.all(faults)).flat();
  };

  return { render, tryOut };
};
