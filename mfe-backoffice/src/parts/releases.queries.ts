import { queryOptions } from '@tanstack/react-query';
import {
  registryPaths,
  type Pointer,
  type ReleaseEvent,
  type ReleaseRecord,
  type VitalsReport,
} from '@ortoo/contracts';
import { registry } from './registry-client';

/** Common key prefix of releases, to invalidate all of them. */
export const releasesKey = ['back-office', 'releases'] as const;

/** A canary is monitored: visitors' reports arrive continuously. */
const renewedEvery = 10_000;

/** Every site. */
export const everySite = '*';

/** Codes of all sites. */
export const sitesQuery = () =>
  queryOptions({
    queryKey: ['back-office', 'sites'],
    queryFn: ({ signal }) => registry.get<string[]>(registryPaths.sites, signal),
    staleTime: Infinity,
    retry: false,
  });

/** Live releases of a site, with history and vitals. */
export const releasesQuery = (site: string) =>
  queryOptions({
    queryKey: [...releasesKey, site],
    queryFn: async ({ signal }) => {
      const [pointers, records, history, vitals] = await Promise.all([
        registry.get<Pointer[]>(`${registryPaths.live}?${new URLSearchParams({ site })}`, signal),
        registry.get<ReleaseRecord[]>(registryPaths.releases, signal),
        registry.get<ReleaseEvent[]>(registryPaths.history, signal),
        registry.get<VitalsReport>(registryPaths.vitals, signal),
      ]);
      return { site, pointers, records, history, vitals };
    },
    refetchInterval: renewedEvery,
    retry: false,
  });
