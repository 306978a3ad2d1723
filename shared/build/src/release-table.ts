import type { ReleaseRecord, ReleaseVitals } from '@ortoo/contracts';
import type { readReleases } from './registry-client';

/** The registry's data of releases. */
export type Releases = Awaited<ReturnType<typeof readReleases>>;

/** Number of latest events in the table. */
const latest = 12;

const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0))) ?? [];
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const minute = (at: string | undefined) => at?.slice(0, 16).replace('T', ' ') ?? '';

const kilobytes = ({ files }: ReleaseRecord) =>
  `${Math.round(files.filter(({ path }) => /^browser\/.*\.js$/.test(path)).reduce((sum, file) => sum + file.size, 0) / 1000)} kB`;

const health = (vitals: ReleaseVitals | undefined): string[] => {
  if (!vitals || vitals.views === 0) return ['', '', ''];
  const failing = ((vitals.failed / vitals.views) * 100).toFixed(2);
  return [`${vitals.views}`, `${failing} %`, vitals.lcp ? `${vitals.lcp.p75} ms` : ''];
};

/** Table of live releases, canaries and recent events for the terminal. */
export const releaseTable = ({ site, live, records, history, vitals }: Releases): string => {
  const here = history.filter(event => event.site === '*' || event.site === site);
  const rowOf = (remote: string, release: string, state: string) => {
    const is = (one: { remote: string; release: string }) => one.remote === remote && one.release === release;
    const record = records.find(is);
    const event = here.findLast(one => is(one) && one.kind !== 'quarantine');
    return [
      remote,
      release,
      state,
      minute(event?.at),
      event?.by ?? '',
      record?.source.commit.slice(0, 8) ?? '',
      record ? kilobytes(record) : '',
      ...health(vitals.releases.find(is)),
    ];
  };
  const shown = live.flatMap(({ remote, releases, canary }) => [
    ...releases.slice(-1).map(release => rowOf(remote, release, 'live')),
    ...(canary ? [rowOf(remote, canary.release, `canary ${canary.percent} %`)] : []),
  ]);
  const heads = ['remote', 'release', 'state', 'since (UTC)', 'by', 'commit', 'script', 'views', 'failed', 'LCP p75'];
  const events = (site === '*' ? history : here)
    .slice(-latest)
    .reverse()
    .map(({ at, kind, remote, release, site: where, by, why }) => [minute(at), kind, remote, release, where, by, why]);
  return `${table([heads, ...shown])}\n\n${table([['at (UTC)', 'what', 'remote', 'release', 'site', 'by', 'why'], ...events])}`;
};
