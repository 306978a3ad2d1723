import type { Pointer, ReleaseEvent, ReleaseRecord, ReleaseVitals, VitalsReport } from '@ortoo/contracts';

/** The registry's data of releases. */
export interface Releases {
  /** Site code, or `*`. */
  site: string;
  pointers: readonly Pointer[];
  records: readonly ReleaseRecord[];
  history: readonly ReleaseEvent[];
  vitals: VitalsReport;
}

/** One release with all its data. */
export interface ShownRelease {
  release: string;
  /** The event that set its current state. */
  event: ReleaseEvent | undefined;
  /** Git commit, shortened. */
  commit: string;
  creator: string;
  /** Bytes of script in the browser, before compression. */
  script: number;
  vitals: ReleaseVitals | undefined;
}

/** State of one remote. */
export interface ReleaseStanding {
  remote: string;
  /** Site code, or `*`. */
  site: string;
  /** This site has its own release, which common releases do not replace. */
  own: boolean;
  live: ShownRelease | undefined;
  canary: (ShownRelease & { percent: number }) | undefined;
  /** Target of a rollback. */
  before: string | undefined;
  /** Candidate releases, newest first. */
  others: ReleaseRecord[];
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
export const statusesOf = (releases: Releases): ReleaseStanding[] => {
  const { site, pointers, records, history, vitals } = releases;
  const here = history.filter(event => event.site === '*' || event.site === site);
  const shown = (remote: string, release: string): ShownRelease => {
    const is = (one: { remote: string; release: string }) => one.remote === remote && one.release === release;
    const record = records.find(is);
    return {
      release,
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
        own: hasOwn(releases, remote),
        live: live === undefined ? undefined : shown(remote, live),
        canary: canary && { ...shown(remote, canary.release), percent: canary.percent },
        before: stack.at(-2),
        others: records
          .filter(record => record.remote === remote && record.release !== live && !failed.has(record.release))
          .sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
      };
    });
};
