import { createCache } from '@ortoo/cache';
import { stableChannel, type Composition, type Pointer, type ReleaseEvent, type ReleaseRecord } from '@ortoo/contracts';
import { compose, type LiveRelease } from './composition.rules';
import { canaryScopes, everySite, host, isInCanary, keyOf, pointersOf, releaseStatusesOf } from './pointers.rules';
import { createReleaseOrders, type ReleaseOrders } from './release-orders';
import type { ReleaseStore } from './store';

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

/** The live releases, with a listener for changes. */
export interface Registry extends ReleaseOrders {
  store: ReleaseStore;
  plans(audience: Audience): Promise<Plans>;
  /** Pointers of every remote. */
  pointers(site: string, channel?: string): Promise<Pointer[]>;
  /** A published release. */
  find(remote: string, release: string): Promise<ReleaseRecord | undefined>;
  /** The live release of one remote for every site. */
  live(remote: string): Promise<ReleaseRecord | undefined>;
  /** Whether an operator has shown it again after visitors' reports. */
  isVouchedFor(release: Pick<ReleaseEvent, 'remote' | 'release'>): Promise<boolean>;
  /** Running canaries, with their site and channel. */
  canaries(): Promise<RunningCanary[]>;
  /**
   * Whether pages of this plan may have used this release, as its live one or as a fallback release. Recent plans only.
   */
  isOf(plan: string, release: Pick<ReleaseEvent, 'remote' | 'release'>): Promise<boolean>;
  onChange(listener: () => void): () => void;
}

/** A canary with the stable release. */
export interface RunningCanary {
  remote: string;
  site: string;
  channel: string;
  release: string;
  /** ISO 8601. */
  since: string;
  /** The live release. */
  stable: string;
}

const withCanary = (pointer: Pointer): Pointer =>
  pointer.canary ? { ...pointer, releases: [...pointer.releases, pointer.canary.release] } : pointer;

/** Max number of plans whose releases are known. */
const maxPlans = 500;

/** Max number of cached records. */
const maxRecords = 100;

/** @param clock returns the present moment */
export const createRegistry = (store: ReleaseStore, clock: () => Date): Registry => {
  const listeners = new Set<() => void>();
  const records = createCache<ReleaseRecord>({ maxEntries: maxRecords });

  const served = createCache<ReadonlySet<string>>({ maxEntries: maxPlans });

  // A release may be published while another caller does not find it.
  const recordOf = (remote: string, release: string) =>
    records.fetch(keyOf({ remote, release }), () => store.find(remote, release), { isShared: false });

  const pointers = async (site: string, channel = stableChannel) => pointersOf(await store.history(), site, channel);

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

  const emitChange = () => listeners.forEach(listener => listener());

  return {
    ...createReleaseOrders({ store, clock, recordOf, pointers, emitChange }),
    store,
    pointers: async (site, channel) => [...(await pointers(site, channel)).values()],
    async plans(audience) {
      const all = [...(await pointers(audience.site, audience.channel)).values()];
      const shown = all.filter(({ remote }) => remote !== host);
      const tried = shown.find(pointer => pointer.canary);
      const stable = await planOf(shown, audience);
      if (!tried) return { stable };
      const plan = await planOf(shown.map(withCanary), audience);
      return { stable, canary: { plan, includes: cohort => isInCanary(tried, cohort) } };
    },
    find: recordOf,
    async live(remote) {
      const pointer = (await pointers(everySite)).get(remote);
      return pointer && (await liveOf(pointer))?.record;
    },
    isVouchedFor: async release => releaseStatusesOf(await store.history()).vouchedFor.has(keyOf(release)),
    async canaries() {
      const history = await store.history();
      return canaryScopes(history).flatMap(({ remote, site, channel, at }) => {
        const { canary, releases } = pointersOf(history, site, channel).get(remote) ?? {};
        const stable = releases?.at(-1);
        if (canary?.since !== at || stable === undefined) return [];
        return [{ remote, site, channel, release: canary.release, since: at, stable }];
      });
    },
    async isOf(plan, { remote, release }) {
      const used = served.get(plan);
      if (!used) return false;
      if (used.has(keyOf({ remote, release }))) return true;
      // The host is in no plan; gated remotes are added to that of an open page.
      const record = await recordOf(remote, release);
      return record !== undefined && (remote === host || record.manifest.gated !== undefined);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
