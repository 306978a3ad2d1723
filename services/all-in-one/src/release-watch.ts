import { digestsOf, type Composition } from '@ortoo/contracts';
import type { Registry } from '@ortoo/registry/app';

/** Interface between rendering and the registry. */
export const createReleaseWatch = (registry: Registry, channelOf: (site: string) => string) => ({
  plans: (site: string) => registry.plans({ site, channel: channelOf(site) }),
  staffPlan: async (site: string, cohort: number | undefined): Promise<Composition> => {
    const { stable, canary } = await registry.plans({ site, channel: channelOf(site), staff: true });
    return canary && cohort !== undefined && canary.includes(cohort) ? canary.plan : stable;
  },
  digests: async ({ remotes }: Composition) => {
    const records = await Promise.all(remotes.map(({ id, release }) => registry.find(id, release)));
    return Object.assign({}, ...records.filter(record => record !== undefined).map(digestsOf)) as Record<
      string,
      string
    >;
  },
  damaged: async ({ remotes }: Composition) => {
    const checked = remotes.map(async ({ id, release }) => {
      const record = await registry.find(id, release);
      const files = record ? await registry.store.damaged(record) : ['its record'];
      return files.length > 0 ? [{ remote: id, release, why: `Not what was signed: ${files.join(', ')}` }] : [];
    });
    return (await Promise.all(checked)).flat();
  },
  quarantine: async (broken: { remote: string; release: string; why: string }) => {
    const result = await registry.quarantine({ ...broken, by: 'document server' });
    return result.ok;
  },
});
