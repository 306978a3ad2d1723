import type { ReleaseEvent, ReleaseRecord } from '@ortoo/contracts';

const recordOf = (remote: string, letter: string, createdAt: string): ReleaseRecord => ({
  remote,
  release: letter.repeat(16),
  createdAt,
  creator: 'Болд',
  source: { commit: '0123456789abcdef0123456789abcdef01234567', changed: false },
  manifest: { id: remote, contract: 1, owner: `${remote} team`, routes: [], slots: [] },
  chunks: {},
  needs: {},
  brings: {},
  files: [
    { path: 'browser/remoteEntry.js', size: 1000, integrity: '' },
    { path: 'browser/catalog.products.js', size: 40_000, integrity: '' },
    { path: 'server/remoteEntry.cjs', size: 90_000, integrity: '' },
  ],
  signature: { key: 'f'.repeat(16), value: '' },
});

const eventOf = (kind: ReleaseEvent['kind'], { remote, release }: ReleaseRecord, why: string): ReleaseEvent => ({
  kind,
  remote,
  release,
  site: '*',
  channel: 'stable',
  at: '2026-11-21T04:00:00.000Z',
  by: 'Болд',
  why,
});

/** Example releases for this remote running alone, and for tests. */
export const records = {
  first: recordOf('catalog', 'a', '2026-11-19T04:00:00.000Z'),
  second: recordOf('catalog', 'b', '2026-11-20T04:00:00.000Z'),
  third: recordOf('catalog', 'c', '2026-11-21T04:00:00.000Z'),
  failed: recordOf('catalog', 'd', '2026-11-20T08:00:00.000Z'),
  checkout: recordOf('checkout', 'e', '2026-11-18T04:00:00.000Z'),
};

const { first, second, third, failed, checkout } = records;

/** The registry's data of them. */
export const releases = {
  site: '*',
  pointers: [
    { remote: 'checkout', releases: [checkout.release] },
    {
      remote: 'catalog',
      releases: [first.release, second.release],
      canary: { release: third.release, percent: 10, since: '2026-11-21T04:00:00.000Z' },
    },
  ],
  records: Object.values(records),
  history: [
    eventOf('promote', checkout, ''),
    eventOf('promote', first, ''),
    eventOf('promote', second, 'New listing'),
    eventOf('quarantine', failed, 'It throws'),
    { ...eventOf('canary', third, 'Try the new filter'), percent: 10 },
  ],
  vitals: {
    since: '2026-11-20T04:00:00.000Z',
    releases: [
      { remote: 'catalog', release: second.release, views: 4000, failed: 8, lcp: { count: 900, p50: 800, p75: 1210 } },
      { remote: 'catalog', release: third.release, views: 300, failed: 2, lcp: { count: 80, p50: 790, p75: 1180 } },
    ],
  },
};
