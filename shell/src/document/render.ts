import { describeError, type Composition } from '@ortoo/contracts';
import { localizePath, type Locale } from '@ortoo/i18n';
import { withFallback, withoutFallbacks } from '../composition/fallback-releases';
import { matchPage } from '../composition/match';
import { isFault, preparePage, type PreparedPage, type Visit } from '../composition/prepare';
import { createStyleCache } from '../emotion-cache';
import { LateEnclosedHeader } from '../layout/late-enclosed-header';
import { hasGap, reasonOfGap } from './gaps';
import { status, toResult } from './page-result';
import { treeOf } from './page-tree';
import { createReleaseLoader } from './release-loader';
import type { RenderRequest, RenderResult, RenderSetup } from './render-shapes';
import { createServerVisits } from './server-visit';

const prepare = async (visit: Visit, request: RenderRequest): Promise<PreparedPage> => {
  const match = matchPage(visit.composition, request.path);
  if (match?.route.frame === 'enclosed') await LateEnclosedHeader.load();
  if (match && !match.route.server) return { kind: 'client', skeleton: match.route.skeleton };
  return preparePage(visit, request.path, request.search);
};

interface Attempt {
  result: RenderResult;
  fault?: unknown;
}

const toRedirect = ({ path, permanent }: Extract<PreparedPage, { kind: 'moved' }>, locale: Locale): RenderResult => ({
  status: permanent ? 301 : 302,
  html: '',
  policy: '',
  location: localizePath(path, locale),
  cacheable: false,
  ageGated: false,
});

/** Renders pages of one plan. */
export const createRenderer = (setup: RenderSetup) => {
  const { loader, tryOut } = createReleaseLoader(setup);
  const createVisit = createServerVisits(setup, loader);
  // One object for all requests: what is derived from a plan is cached by it.
  const live = withoutFallbacks(setup.composition);

  /** Renders with these releases. `fault` is set when the code of the page's remote has failed, not its data. */
  const attempt = async (request: RenderRequest, plan: Composition): Promise<Attempt> => {
    const visit = await createVisit(request, plan === setup.composition ? live : withoutFallbacks(plan));
    const prepared = await visit
      .hurry(prepare(visit, request), request.path)
      .catch((error: unknown): PreparedPage => ({ kind: 'failed', error }));
    if (prepared.kind === 'moved') return { result: toRedirect(prepared, request.locale) };
    try {
      const result = toResult(setup, visit, request, prepared, plan);
      if (hasGap(result.html)) {
        const fault = await reasonOfGap(treeOf(visit, request, prepared, createStyleCache()));
        return { result: { ...result, status: status.failed, cacheable: false, gap: describeError(fault) }, fault };
      }
      const hasFault = prepared.kind === 'failed' && isFault(prepared.error);
      return { result, ...(hasFault && { fault: prepared.error }) };
    } catch (error) {
      return { result: toResult(setup, visit, request, { kind: 'failed', error }, plan), fault: error };
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
    const broken = { remote: failed.id, release: failed.release, why: describeError(fault) };
    return { ...second.result, cacheable: false, broken };
  };

  return { render, tryOut };
};
