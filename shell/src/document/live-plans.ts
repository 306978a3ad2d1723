import { join } from 'node:path';
import { digestsOf, releaseBase, type Composition, type ReleaseRecord } from '@ortoo/contracts';
import type { BrokenRelease } from './render-shapes';
import { startRenderWorker, StuckRelease, type RenderWorker } from './render-worker';

/** What is shown on a site. */
export interface SitePlans {
  stable: Composition;
  /** Shown to some cohorts instead. */
  canary?: { plan: Composition; includes: (cohort: number) => boolean };
}

/** What live plans are kept with. */
export interface LivePlansOptions {
  plans: (site: string) => Promise<SitePlans>;
  /** The shell's own release. */
  shell: ReleaseRecord;
  /** Absolute folder of a release. */
  releaseFolder: (remote: string, release: string) => string;
  /** Where the Shop API and the search service answer. */
  apiOrigin: () => string;
  /** Digests of a plan's browser files, by address. */
  digests: (plan: Composition) => Promise<Record<string, string>>;
  /** Releases of a plan whose files are not what was signed. */
  damaged: (plan: Composition) => Promise<BrokenRelease[]>;
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
export const createLivePlans = (options: LivePlansOptions) => {
  const { shell, releaseFolder, apiOrigin } = options;
  const folder = releaseFolder('shell', shell.release);
  const sites = new Map<string, Promise<Site>>();

  /** A worker for a plan, and what of it does not run. */
  const tryOut = async (
    plan: Composition,
    withheld: BrokenRelease[],
  ): Promise<{ worker: RenderWorker; broken: BrokenRelease[] }> => {
    const starting = startRenderWorker(join(folder, 'server/main.cjs'), {
      composition: plan,
      withheld,
      shell: { base: releaseBase('shell', shell.release), chunks: shell.chunks },
      digests: { ...digestsOf(shell), ...(await options.digests(plan)) },
      releases: join(folder, '../..'),
      apiOrigin: apiOrigin(),
    });
    try {
      const worker = await starting;
      return { worker, broken: [...withheld, ...worker.broken] };
    } catch (error) {
      if (!(error instanceof StuckRelease)) throw error;
      return tryOut(plan, [...withheld, error.broken]);
    }
  };

  /** Workers for all plans of a site. What does not run is taken out of the plans, as long as something stands in. */
  const open = async (site: string, known?: Site): Promise<Site> => {
    const plans = await options.plans(site);
    const workers = new Map(known?.workers);
    const started: RenderWorker[] = [];
    for (const plan of all(plans)) {
      if (workers.has(plan.plan)) continue;
      const { worker, broken } = await tryOut(plan, await options.damaged(plan));
      started.push(worker);
      workers.set(plan.plan, worker);
      const replaced = await Promise.all(broken.map(options.quarantine));
      if (!replaced.includes(true)) continue;
      started.forEach(running => running.retire());
      return open(site, known);
    }
    const live = new Set(all(plans).map(({ plan }) => plan));
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
    const kept = new Set(next.workers.values());
    for (const worker of known?.workers.values() ?? []) if (!kept.has(worker)) worker.retire();
  };

  let turn: Promise<unknown> = Promise.resolve();
  const renewInTurn = (site: string): Promise<void> => {
    const renewed = turn.then(() => renew(site));
    turn = renewed.catch(() => undefined);
    return renewed;
  };

  return {
    of,
    /** Starts a plan's worker anew after it has ended by itself. */
    async restart(site: string, plan: string): Promise<void> {
      (await of(site)).workers.delete(plan);
      await renewInTurn(site);
    },
    renewAll: () => Promise.all([...sites.keys()].map(renewInTurn)),
    async close() {
      for (const site of sites.values()) {
        for (const worker of (await site.catch(() => undefined))?.workers.values() ?? []) worker.retire();
      }
    },
  };
};
