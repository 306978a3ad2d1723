import type { Composition, ReleaseRecord } from '@ortoo/contracts';
import { compose, everySite, liveReleases } from './composition.rules';
import type { ReleaseStore } from './store';

/** What is live, and who is told when that changes. */
export interface Registry {
  store: ReleaseStore;
  composition(site: string, isStaff: boolean): Promise<Composition>;
  /** The live release of one remote for every site. */
  live(remote: string): Promise<ReleaseRecord | undefined>;
  promote(remote: string, release: string, site: string): Promise<'promoted' | 'unknown'>;
  rollback(remote: string, site: string): Promise<string | undefined>;
  onChange(listener: () => void): () => void;
}

/** @param clock answers with the present moment */
export const createRegistry = (store: ReleaseStore, clock: () => Date): Registry => {
  const listeners = new Set<() => void>();
  const records = new Map<string, ReleaseRecord>();
  const tell = () => listeners.forEach(listener => listener());

  const recordOf = async (remote: string, release: string) => {
    const key = `${remote}/${release}`;
    const known = records.get(key) ?? (await store.find(remote, release));
    if (known) records.set(key, known);
    return known;
  };

  return {
    store,
    async composition(site, isStaff) {
      const live = [...liveReleases(await store.history(), site)];
      const found = await Promise.all(live.map(([remote, release]) => recordOf(remote, release)));
      return compose(
        found.filter(record => record !== undefined),
        site,
        isStaff,
      );
    },
    async live(remote) {
      const release = liveReleases(await store.history(), everySite).get(remote);
      return release === undefined ? undefined : recordOf(remote, release);
    },
    async promote(remote, release, site) {
      if (!(await recordOf(remote, release))) return 'unknown';
      if (
        liveReleases(
          (await store.history()).filter(entry => entry.site === site),
          site,
        ).get(remote) === release
      ) {
        return 'promoted';
      }
      await store.record({ remote, release, site, at: clock().toISOString() });
      tell();
      return 'promoted';
    },
    async rollback(remote, site) {
      const live = await store.rollback(remote, site);
      if (live) tell();
      return live?.release;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
