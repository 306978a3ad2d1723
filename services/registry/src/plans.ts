import { createCache } from '@ortoo/cache';
import type { Composition, Pointer, ReleaseEvent, ReleaseRecord } from '@ortoo/contracts';
import { compose, type LiveRelease } from './composition.rules';
import { host, isInCanary, keyOf } from './pointers.rules';

/** Reader of a plan. */
export interface Audience {
  site: string;
  /** `stable` when absent. */
  channel?: string;
  /** Gated remotes are in the plan of authorized visitors only. */
  staff?: boolean;
}

/** The plan for a site. */
export interface Plans {
  stable: Composition;
  /** Releases for some cohorts instead. */
  canary?: { plan: Composition; includes: (cohort: number) => boolean };
}

const withCanary = (pointer: Pointer): Pointer =>
  pointer.canary ? { ...pointer, releases: [...pointer.releases, pointer.canary.release] } : pointer;

/** Max number of plans whose releases are known. */
const maxPlans = 500;

/** Composes plans of live releases, and records which releases each of them uses. */
export const createPlans = (
  recordOf: (remote: string, release: string) => Promise<ReleaseRecord | undefined>,
  pointers: (site: string, channel?: string) => Promise<Map<string, Pointer>>,
) => {
  const served = createCache<ReadonlySet<string>>({ maxEntries: maxPlans });

  const liveOf = async ({ remote, releases }: Pointer): Promise<LiveRelease | undefined> => {
    const found: ReleaseRecord[] = [];
    // A release with a lost record is skipped: the previous one takes its place.
    for (const release of releases.toReversed()) {
      const record = await recordOf(remote, release);
      if (record) found.push(record);
      if (found.length === 2) break;
    }
    const [record, before] = found;
    return record && { record, ...(before && { before }) };
  };

  const planOf = async (shown: readonly Pointer[], { site, staff = false }: Audience): Promise<Composition> => {
    const live = (await Promise.all(shown.map(liveOf))).filter(found => found !== undefined);
    const plan = compose(
      live.filter(({ record }) => staff || !record.manifest.gated),
      site,
    );
    const used = plan.remotes.flatMap(({ id, release, fallbackRelease }) =>
      [release, fallbackRelease?.release].map(one => `${id}/${one}`),
    );
    served.set(plan.plan, new Set(used));
    return plan;
  };

  return {
    liveOf,
    async plans(audience: Audience): Promise<Plans> {
      const all = [...(await pointers(audience.site, audience.channel)).values()];
      const shown = all.filter(({ remote }) => remote !== host);
      const tried = shown.find(pointer => pointer.canary);
      const stable = await planOf(shown, audience);
      if (!tried) return { stable };
      const plan = await planOf(shown.map(withCanary), audience);
      return { stable, canary: { plan, includes: cohort => isInCanary(tried, cohort) } };
    },
    async isOf(plan: string, { remote, release }: Pick<ReleaseEvent, 'remote' | 'release'>): Promise<boolean> {
      const used = served.get(plan);
      if (!used) return false;
      if (used.has(keyOf({ remote, release }))) return true;
      // The host is in no plan; gated remotes are added to that of an open page.
      const record = await recordOf(remote, release);
      return record !== undefined && (remote === host || record.manifest.gated !== undefined);
    },
  };
};
