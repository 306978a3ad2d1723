/** Paths of the registry for teams and staff. */
export const registryPaths = {
  releases: '/registry/releases',
  release: (remote: string, release: string) => `/registry/releases/${remote}/${release}`,
  promote: '/registry/promote',
  rollback: '/registry/rollback',
  canary: '/registry/canary',
  halt: '/registry/halt',
  quarantine: '/registry/quarantine',
  follow: '/registry/follow',
  sites: '/registry/sites',
  live: '/registry/live',
  history: '/registry/history',
  vitals: '/registry/vitals',
} as const;
