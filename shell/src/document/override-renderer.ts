import type { Composition } from '@ortoo/contracts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { LivePlans } from './live-plans';
import type { RenderLive } from './live-renderer';
import type { OverrideRequest } from './override-pages';
import type { RenderRequest, RenderResult } from './render-shapes';
import type { Trials } from './trials';
import { isAdult } from './visitor';

/** Dependencies of pages with an override. */
interface OverrideRendererOptions {
  live: Pick<LivePlans, 'of'>;
  trials: Pick<Trials, 'render'>;
  renderLive: RenderLive;
  isStaff: (request: FastifyRequest) => Promise<boolean>;
  staffPlan: (site: string, cohort: number | undefined) => Promise<Composition>;
  log: FastifyBaseLogger;
}

/** Renders pages for a developer with an override: visitors' workers do not render its release. */
export const createOverrideRenderer =
  ({ live, trials, renderLive, isStaff, staffPlan, log }: OverrideRendererOptions) =>
  async (request: FastifyRequest, page: RenderRequest, { tools, override }: OverrideRequest): Promise<RenderResult> => {
    const { stable } = (await live.of(page.site)).plans;
    const plan = override && !override.record.manifest.gated ? override.over(stable) : stable;
    const personalPlan = (await isStaff(request)) ? await staffPlan(page.site, undefined) : undefined;
    const composition = personalPlan && (override?.over(personalPlan) ?? personalPlan);
    const requested = { ...page, adult: isAdult(request, plan, page.path), tools, ...(composition && { composition }) };
    if (plan === stable) return renderLive(requested, stable.plan);
    const result = await trials.render(plan, requested);
    if (result.failure) log.warn({ path: page.path, failure: result.failure }, 'page of an override failed');
    return result;
  };
