import { queryOptions } from '@tanstack/react-query';
import {
  registryPaths,
  type Pointer,
  type ReleaseEvent,
  type ReleaseRecord,
  type VitalsReport,
} from '@ortoo/contracts';
import { registry } from './registry-client';

/** Key of everything about releases, to make it stale at once. */
export const releasesKey = ['back-office', 'releases'] as const;

/** A canary is watched: what visitors tell comes in by the second. */
const renewedEvery = 10_000;

/** What is live on every site, how it came to be and how it does. */
export const releasesQuery = () =>
  queryOptions({
    queryKey: releasesKey,
    queryFn: async ({ signal }) => {
      const [pointers, records, history, vitals] = await Promise.all([
        registry.get<Pointer[]>(registryPaths.live, signal),
        registry.get<ReleaseRecord[]>(registryPaths.releases, signal),
        registry.get<ReleaseEvent[]>(registryPaths.history, signal),
        registry.get<VitalsReport>(registryPaths.vitals, signal),
      ]);
      return { pointers, records, history, vitals };
    },
    refetchInterval: renewedEvery,
    retry: false,
  });
