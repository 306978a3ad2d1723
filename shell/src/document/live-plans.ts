import type { Composition } from '@ortoo/contracts';
import type { BrokenRelease } from './render-shapes';
import type { RenderWorker } from './render-worker';
import type { StartPlan } from './start-plan';

/** What is shown on a site. */
export interface SitePlans {
  stable: Composition;
  /** Shown to some cohorts instead. */
  canary?: { plan: Composition; includes: (cohort: number) => boolean };
}

/** What live plans are kept with. */
export interface LivePlansOptions {
  plans: (site: string) => Promise<SitePlans>;
  /** Takes a release out of every plan; answers whether there was one to take its place. */
  quarantine: (broken: BrokenRelease) => Promise<boolean>;
}

interface Site {
  plans: SitePlans;
  /** By plan. */
  workers: Map<string, RenderWorker>;
}

const all = ({ stable, canary }: SitePlans) => [stable, ...(canary ? [canary.plan] : [])];

/** Keeps render workers for what is live, and starts the next ones before they take over. */
export const createLivePlans = (options: LivePlansOptions, start: StartPlan) => {
  const sites = new Map<string, Promise<Site>>();
  const shown = new Map<string, SitePlans>();

  /** Workers for all plans of a site. What does not run is taken out of the plans, as long as something stands in. */
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
    /** Starts anew what a site lacks. @param ended has ended by itself; asked of it again by all who waited for it */
    async restart(site: string, ended?: RenderWorker): Promise<void> {
      const { workers } = await of(site);
      if (ended && workers.get(ended.plan) === ended) workers.delete(ended.plan);
      await renewInTurn(site);
    },
    /** Ids of all plans that pages are rendered by. */
    plans: (): ReadonlySet<string> => new Set([...shown.values()].flatMap(all).map(({ plan }) => plan)),
    renewAll: () => Promise.all([...sites.keys()].map(renewInTurn)),
    async close() {
      for (const site of sites.values()) {
        for (const worker of (await site.catch(() => undefined))?.workers.values() ?? []) worker.retire();
      }
    },
  };
};
