import type { ReleaseRecord } from '@ortoo/contracts';
import { releaseTable, type Releases } from './release-table';

const [first, second] = ['a'.repeat(16), 'b'.repeat(16)];
const event = {
  remote: 'catalog',
  site: '*',
  channel: 'stable',
  at: '2026-11-21T10:00:00.000Z',
  by: 'Болд',
  why: 'ready',
};
const file = (path: string, size: number) => ({ path, size, integrity: '' });
const record = (release: string) =>
  ({
    remote: 'catalog',
    release,
    source: { commit: '0123456789abcdef', changed: false },
    files: [file('browser/x.js', 41_400), file('browser/x.woff2', 9000), file('server/x.js', 70_000)],
  }) as ReleaseRecord;

const releases: Releases = {
  site: '*',
  live: [{ remote: 'catalog', releases: [first], canary: { release: second, percent: 5, since: '' } }],
  records: [record(first), record(second)],
  history: [
    { ...event, kind: 'promote', release: first },
    { ...event, kind: 'canary', release: second, percent: 5, by: 'Дорж' },
  ],
  vitals: { since: '', releases: [{ remote: 'catalog', release: first, views: 400, failed: 3 }] },
};

it('shows a live release and its canary with time, author, commit and vitals', () => {
  const [shown = '', events = ''] = releaseTable(releases).split('\n\n');
  const [, live, canary] = shown.split('\n');
  expect(live).toMatch(/^catalog  a{16}  live +2026-11-21 10:00  Болд  01234567  41 kB +400 +0\.75 %$/);
  expect(canary).toMatch(/^catalog  b{16}  canary 5 %  2026-11-21 10:00  Дорж  01234567  41 kB$/);
  expect(events.split('\n')[1]).toMatch(/canary +catalog  b{16}  \*     Дорж  ready$/);
});

it('shows only headings for an empty registry', () => {
  const empty = releaseTable({ site: '*', live: [], records: [], history: [], vitals: { since: '', releases: [] } });
  expect(empty.split('\n')).toHaveLength(3);
});

it('for one site shows its events and those of all sites', () => {
  const own = { ...event, kind: 'promote' as const, release: first, site: 'ortoo', by: 'Сараа' };
  const elsewhere = { ...own, site: 'munkh-tsas', by: 'Туяа' };
  const table = releaseTable({ ...releases, site: 'ortoo', history: [...releases.history, own, elsewhere] });
  expect(table.split('\n')[1]).toContain('Сараа');
  expect(table).not.toContain('Туяа');
});
