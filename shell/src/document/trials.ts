import type { Composition } from '@ortoo/contracts';
import type { RenderRequest, RenderResult } from './render-shapes';
import type { RenderWorker } from './render-worker';
import type { StartPlan } from './start-plan';

/** Idle time after which a plan loses its worker. Milliseconds. */
const idle = 5 * 60_000;

/** Maximum number of workers; the least recently used one is evicted. */
const max = 3;

/** Render workers for plans with few viewers, as long as they are in use. */
export const createTrials = (start: StartPlan) => {
  const open = new Map<string, { worker: Promise<RenderWorker>; timer: ReturnType<typeof setTimeout> }>();

  const end = (plan: string): void => {
    const known = open.get(plan);
    open.delete(plan);
    clearTimeout(known?.timer);
    known?.worker.then(
      worker => worker.retire(),
      () => undefined,
    );
  };

  const workerOf = (plan: Composition): Promise<RenderWorker> => {
    const known = open.get(plan.plan);
    const worker = known?.worker ?? start(plan).then(started => started.worker);
    clearTimeout(known?.timer);
    open.delete(plan.plan);
    open.set(plan.plan, { worker, timer: setTimeout(() => end(plan.plan), idle).unref() });
    for (const oldest of open.keys()) if (open.size > max) end(oldest);
    return worker;
  };

  return {
    async render(plan: Composition, request: RenderRequest): Promise<RenderResult> {
      try {
        return await (await workerOf(plan)).render(request);
      } catch (error) {
        end(plan.plan);
        throw error;
      }
    },
    close: () => [...open.keys()].forEach(end),
  };
};

export type Trials = ReturnType<typeof createTrials>;
