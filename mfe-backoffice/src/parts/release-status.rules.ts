import type { Pointer, ReleaseEvent, ReleaseRecord, VitalsReport } from '@ortoo/contracts';

/** The registry's data of releases. */
export interface Releases {
  /** Site code, or `*`. */
  site: string;
  pointers: readonly Pointer[];
  records: readonly ReleaseRecord[];
  history: readonly ReleaseEvent[];
  vitals: VitalsReport;
}

/** Events of a site: its own, and those of all sites. */
export const historyOf = ({ site, history }: Releases): ReleaseEvent[] =>
  history.filter(event => site === '*' || event.site === '*' || event.site === site);

/** Newest first, up to `count`. */
export const latestOf = (history: readonly ReleaseEvent[], count: number): ReleaseEvent[] =>
  history.slice(-count).reverse();

const scriptOf = ({ files }: ReleaseRecord): number =>
  files.filter(({ path }) => /^browser\/.*\.js$/.test(path)).reduce((sum, { size }) => sum + size, 0);

const settling = new Set<ReleaseEvent['kind']>(['promote', 'rollback', 'follow']);

const hasOwn = ({ site, history }: Releases, remote: string): boolean => {
  const isAbout = (event: ReleaseEvent) => event.remote === remote && event.site === site && settling.has(event.kind);
  const last = site === '*' ? undefined : history.findLast(isAbout);
  return last !== undefined && last.kind !== 'follow';
};

/** State of every remote, by name. */
export const statusesOf = (releases: Releases) => {
  const { site, pointers, records, history, vitals } = releases;
  const here = history.filter(event => event.site === '*' || event.site === site);
  /** One release with all its data; its script in bytes before compression. */
  const shown = (remote: string, release: string) => {
    const is = (one: { remote: string; release: string }) => one.remote === remote && one.release === release;
    const record = records.find(is);
    return {
      release,
      // The event that set its current state.
      event: here.findLast(event => is(event) && event.kind !== 'quarantine' && event.kind !== 'halt'),
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
    .map(({ remote, releases: stack, canary }) => {
      const live = stack.at(-1);
      return {
        remote,
        site,
        // This site has its own release, which common releases do not replace.
        own: hasOwn(releases, remote),
        live: live === undefined ? undefined : shown(remote, live),
        canary: canary && { ...shown(remote, canary.release), percent: canary.percent },
        before: stack.at(-2),
        // Candidates, newest first.
        others: records
          .filter(record => record.remote === remote && record.release !== live && !failed.has(record.release))
          .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
      };
    });
};

/** State of one remote. */
export type ReleaseStanding = ReturnType<typeof statusesOf>[number];

export type ShownRelease = NonNullable<ReleaseStanding['live']>;
