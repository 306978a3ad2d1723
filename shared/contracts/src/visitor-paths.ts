/** Paths of the registry that the shell calls. The others are apart, so that no visitor loads them. */
export const visitorPaths = {
  composition: '/registry/composition',
  reports: '/registry/reports',
  beacons: '/registry/beacons',
  drafts: '/registry/drafts',
} as const;
