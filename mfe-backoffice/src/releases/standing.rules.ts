import type { Pointer, ReleaseEvent, ReleaseRecord, ReleaseVitals, VitalsReport } from '@ortoo/contracts';

/** Everything the registry tells of releases. */
export interface Releases {
  pointers: readonly Pointer[];
  records: readonly ReleaseRecord[];
  history: readonly ReleaseEvent[];
  vitals: VitalsReport;
}

/** One release with all that is known of it. */
export interface ShownRelease {
  release: string;
  /** The event that has brought it where it is. */
  event: ReleaseEvent | undefined;
  /** Git commit, shortened. */
  commit: string;
  creator: string;
  /** Bytes of script in the browser, before compression. */
  script: number;
  vitals: ReleaseVitals | undefined;
}

/** Where one remote stands. */
export interface Standing {
  remote: string;
  live: ShownRelease | undefined;
  canary: (ShownRelease & { percent: number }) | undefined;
  /** What a rollback would make live. */
  before: string | undefined;
  /** Releases that could be tried, newest first. */
  others: ReleaseRecord[];
}

/** Newest first, so many. */
export const latestOf = (history: readonly ReleaseEvent[], count: number): ReleaseEvent[] =>
  history.slice(-count).reverse();

const scriptOf = ({ files }: ReleaseRecord): number =>
  files.filter(({ path }) => /^browser\/.*\.js$/.test(path)).reduce((sum, { size }) => sum + size, 0);

/** Where every remote stands, by name. */
export const standingsOf = ({ pointers, records, history, vitals }: Releases): Standing[] => {
  const shown = (remote: string, release: string): ShownRelease => {
    const is = (one: { remote: string; release: string }) => one.remote === remote && one.release === release;
    const record = records.find(is);
    return {
      release,
      event: history.findLast(event => is(event) && event.kind !== 'quarantine' && event.kind !== 'halt'),
      commit: record?.source.commit.slice(0, 8) ?? '',
      creator: record?.creator ?? '',
      script: record ? scriptOf(record) : 0,
      vitals: vitals.releases.find(is),
    };
  };
  const hasFailed = ({ kind, unproven }: ReleaseEvent) => kind === 'quarantine' && !unproven;
  const failed = new Set(history.filter(hasFailed).map(({ release }) => release));
  return [...pointers]
    .sort((a, b) => a.remote.localeCompare(b.remote, 'en'))
    .map(({ remote, releases, canary }) => {
      const live = releases.at(-1);
      return {
        remote,
        live: live === undefined ? undefined : shown(remote, live),
        canary: canary && { ...shown(remote, canary.release), percent: canary.percent },
        before: releases.at(-2),
        others: records
          .filter(record => record.remote === remote && record.release !== live && !failed.has(record.release))
          .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
      };
    });
};
