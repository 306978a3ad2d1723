import type { FastifyBaseLogger } from 'fastify';
import type { LivePlans, LivePlansOptions } from './live-plans';
import type { RenderRequest, RenderResult } from './render-shapes';
import { PageError, PageTimeout } from './render-worker';

/** Renders a page with the worker of a live plan. */
export type RenderLive = (request: RenderRequest, plan: string) => Promise<RenderResult>;

/** Renders pages in the workers of live plans. A worker that fails is replaced, and the page is tried once more. */
export const createLiveRenderer = (
  live: LivePlans,
  quarantine: LivePlansOptions['quarantine'],
  log: FastifyBaseLogger,
): RenderLive => {
  const render = async (request: RenderRequest, plan: string, attempt = 0): Promise<RenderResult> => {
    const { plans, workers } = await live.of(request.site);
    // The plan may have been replaced during the request.
    const worker = workers.get(plan) ?? workers.get(plans.stable.plan);
    if (!worker) {
      // It has just ended, and another request noticed first.
      if (attempt > 0) throw new Error(`no worker for ${plan}`);
      await live.restart(request.site);
      return render(request, plan, attempt + 1);
    }
    try {
      const result = await worker.render(request);
      if (result.failure) log.error({ path: request.path, failure: result.failure }, 'page failed');
      if (result.gap) log.error({ path: request.path, failure: result.gap }, 'a part of the page failed');
      if (result.broken) {
        log.error({ path: request.path, ...result.broken }, 'the last good release stood in');
        await quarantine(result.broken);
      }
      return result;
    } catch (error) {
      if (error instanceof PageError) throw error;
      worker.retire();
      await live.restart(request.site, worker);
      if (attempt > 0 || error instanceof PageTimeout) throw error;
      return render(request, plan, attempt + 1);
    }
  };

  return (request, plan) => render(request, plan);
};
