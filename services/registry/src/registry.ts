import { createCache } from '@ortoo/cache';
import { stableChannel, type Pointer, type ReleaseEvent, type ReleaseRecord } from '@ortoo/contracts';
import { createPlans, type Audience, type Plans } from './plans';
import { canaryScopes, everySite, keyOf, pointersOf, releaseStatusesOf } from './pointers.rules';
import { createReleaseOrders, type ReleaseOrders } from './release-orders';
import type { ReleaseStore } from './store';

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

/** Max number of cached records. */
const maxRecords = 100;

/** @param clock returns the present moment */
export const createRegistry = (store: ReleaseStore, clock: () => Date): Registry => {
  const listeners = new Set<() => void>();
  const records = createCache<ReleaseRecord>({ maxEntries: maxRecords });

  // A release may be published while another caller does not find it.
  const recordOf = (remote: string, release: string) =>
    records.fetch(keyOf({ remote, release }), () => store.find(remote, release), { isShared: false });

  const pointers = async (site: string, channel = stableChannel) => pointersOf(await store.history(), site, channel);

  const { plans, liveOf, isOf } = createPlans(recordOf, pointers);

  const emitChange = () => listeners.forEach(listener => listener());

  return {
    ...createReleaseOrders({ store, clock, recordOf, pointers, emitChange }),
    store,
    pointers: async (site, channel) => [...(await pointers(site, channel)).values()],
    plans,
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
    isOf,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
