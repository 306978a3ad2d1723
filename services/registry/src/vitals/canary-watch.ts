import type { Registry } from '../registry';
import { reasonToHalt } from './halt.rules';
import type { Vitals } from './vitals';

/** Ends every canary that performs worse than the stable release. */
export const watchCanaries = (registry: Registry, vitals: Vitals) => async (): Promise<void> => {
  for (const { remote, site, channel, release, stable, since } of await registry.canaries()) {
    const counts = (one: string) => vitals.countsOf(remote, one, new Date(since));
    const why = reasonToHalt(counts(release), counts(stable));
    if (why) await registry.halt({ remote, site, channel, by: 'registry', why: `${release}: ${why}` });
  }
};
