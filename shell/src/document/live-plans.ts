import type { Composition } from '@ortoo/contracts';
import type { BrokenRelease } from './render-shapes';
import type { RenderWorker } from './render-worker';
import type { StartPlan } from './start-plan';

/** Live plans of a site. */
export interface SitePlans {
  stable: Composition;
  /** Shown to some cohorts instead. */
  canary?: { plan: Composition; includes: (cohort: number) => boolean };
}

/** Dependencies of live plans. */
export interface LivePlansOptions {
  plans: (site: string) => Promise<SitePlans>;
  /** Removes a release from every plan; resolves to whether another one replaces it. */
  quarantine: (broken: BrokenRelease) => Promise<boolean>;
}

interface Site {
  plans: SitePlans;
  /** By plan. */
  workers: Map<string, RenderWorker>;
}

const all = ({ stable, canary }: SitePlans) => [stable, ...(canary ? [canary.plan] : [])];

/** Runs render workers for live plans, and starts new ones before they take over. */
export const createLivePlans = (options: LivePlansOptions, start: StartPlan) => {
  const sites = new Map<string, Promise<Site>>();
  const shown = new Map<string, SitePlans>();

  /** Workers for all plans of a site. A release that does not run is removed from the plans, if it has a fallback. */
  const open = async (site: string, known?: Site): Promise<Site> => {
    const plans = await options.plans(site);
    const workers = new Map(known?.workers);
    const started: RenderWorker[] = [];
    for (const plan of all(plans)) {
      if (workers.has(plan.plan)) continue;
      const { worker, broken } = await start(plan);
      started.push(worker);
      workers.set(plan.plan, worker);
      const replaced = await Promise.all(broken.map(options.quarantine));
      if (!replaced.includes(true)) continue;
      started.forEach(running => running.retire());
      return open(site, known);
    }
    const live = new Set(all(plans).map(({ plan }) => plan));
    shown.set(site, plans);
    return { plans, workers: new Map([...workers].filter(([plan]) => live.has(plan))) };
  };

  const of = (site: string): Promise<Site> => {
    const known = sites.get(site);
    if (known) return known;
    const opened = open(site);
    sites.set(site, opened);
    opened.catch(() => sites.delete(site));
    return opened;
  };

  const renew = async (site: string): Promise<void> => {
    const known = await sites.get(site)?.catch(() => undefined);
    const next = await open(site, known);
    sites.set(site, Promise.resolve(next));
    const used = new Set(next.workers.values());
    for (const worker of known?.workers.values() ?? []) if (!used.has(worker)) worker.retire();
  };

  let turn: Promise<unknown> = Promise.resolve();
  const renewInTurn = (site: string): Promise<void> => {
    const renewed = turn.then(() => renew(site));
    turn = renewed.catch(() => undefined);
    return renewed;
  };

  return {
    of,
    /** Starts the workers of a site before its first page, which tries again if that fails. */
    prepare: (site: string): void => void of(site).catch(() => undefined),
    /** Restarts missing workers of a site. @param ended the worker that has ended; all its waiting callers pass it */
    async restart(site: string, ended?: RenderWorker): Promise<void> {
      const { workers } = await of(site);
      if (ended && workers.get(ended.plan) === ended) workers.delete(ended.plan);
      await renewInTurn(site);
    },
    /** Ids of all plans in use. */
    plans: (): ReadonlySet<string> => new Set([...shown.values()].flatMap(all).map(({ plan }) => plan)),
    renewAll: () => Promise.all([...sites.keys()].map(renewInTurn)),
    async close() {
      for (const site of sites.values()) {
        for (const worker of (await site.catch(() => undefined))?.workers.values() ?? []) worker.retire();
      }
    },
  };
};

export type LivePlans = ReturnType<typeof createLivePlans>;
