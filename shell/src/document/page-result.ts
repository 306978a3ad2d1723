import { describeError, type Composition } from '@ortoo/contracts';
import { htmlLang, localizePath, type Locale } from '@ortoo/i18n';
import type { ServerTexts } from '@ortoo/i18n/server';
import type { Boot } from '../boot';
import { headOf } from '../composition/head';
import type { PreparedPage } from '../composition/prepare';
import { contentSecurityPolicy, renderDocument } from './document';
import { pageScripts } from './page-scripts';
import { renderApp } from './page-tree';
import type { RenderRequest, RenderResult, RenderSetup } from './render-shapes';
import type { ServerVisit } from './server-visit';
import { siteStyles } from './site-styles';

export const status: Record<PreparedPage['kind'], number> = {
  page: 200,
  client: 200,
  'not-found': 404,
  moved: 301,
  failed: 503,
};

/** Whether every visitor gets the same. */
const isShared = ({ kind }: PreparedPage): boolean => kind === 'page' || kind === 'not-found';

/** Texts for the case that the catalogues do not load; part of every page. */
const failureText = [
  'title',
  'text',
  'part',
  'partText',
  'offline',
  'offlineText',
  'timeout',
  'outage',
  'unavailableText',
].map(key => `errors.${key}`);

const addFailureText = (texts: ServerTexts): void =>
  [...failureText, 'actions.retry', 'actions.close'].forEach(key => texts.translator('shell')(key));

type ShownPage = Exclude<PreparedPage, { kind: 'moved' }>;

/** The document of a prepared page, and how it may be served. */
export const toResult = (
  setup: Pick<RenderSetup, 'shell' | 'digests'>,
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
  const { locales, default_locale } = visit.site.configs;
  const written = locales.filter(locale => head.locales?.includes(locale) ?? true);
  const original = written.includes(default_locale) ? default_locale : (written[0] ?? default_locale);
  const { style: _, ...configs } = visit.site.configs;
  const outage = visit.$outage.get();
  const boot: Boot = {
    composition: { ...plan, remotes: plan.remotes.map(({ chunks: _, ...remote }) => remote) },
    locale: request.locale,
    site: { ...visit.site, configs },
    queries: visit.queryClient.getQueriesData({ predicate: ({ state }) => state.status === 'success' }),
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
    ...(prepared.kind === 'failed' && { failure: describeError(prepared.error) }),
    cacheable:
      isShared(prepared) &&
      !request.composition &&
      !request.preview &&
      !request.tools &&
      !request.gateTry &&
      !head.fleeting &&
      !outage,
    ...(outage && { outage }),
    ageGated: prepared.kind === 'page' && prepared.match.route.ageGate !== undefined,
    policy: contentSecurityPolicy(visit.site.configs, styles),
    html: renderDocument({
      locale: request.locale,
      siteName: visit.site.configs.name,
      icon: visit.site.configs.style?.favicon ?? undefined,
      head,
      url: address(written.includes(request.locale) ? request.locale : original),
      ...(head.feed && { feed: { title: head.feed.title, path: localizePath(head.feed.path, request.locale) } }),
      alternates: {
        ...Object.fromEntries(written.map(locale => [htmlLang[locale], address(locale)])),
        'x-default': address(original),
      },
      styles,
      html,
      boot,
      scripts: pageScripts(setup.shell, prepared, setup.digests),
    }),
  };
};
