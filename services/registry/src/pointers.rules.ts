import { cohorts, stableChannel, type Pointer, type ReleaseEvent } from '@ortoo/contracts';

/** Default pointers for every site. */
export const everySite = '*';

/** The host is released like a remote, but it renders pages and is not composed into them. */
export const host = 'shell';

type Pointers = Map<string, Pointer>;

/** One name for a release of a remote. */
export const keyOf = ({ remote, release }: Pick<ReleaseEvent, 'remote' | 'release'>) => `${remote}/${release}`;

const withoutCanary = ({ remote, releases }: Pointer): Pointer => ({ remote, releases });

const without = (pointer: Pointer, release: string): Pointer => {
  const remaining = { ...pointer, releases: pointer.releases.filter(known => known !== release) };
  return pointer.canary?.release === release ? withoutCanary(remaining) : remaining;
};

const after = (pointer: Pointer, { kind, release, percent, at }: ReleaseEvent): Pointer => {
  const { releases } = pointer;
  if (kind === 'promote') {
    return withoutCanary({ ...pointer, releases: [...releases.filter(known => known !== release), release] });
  }
  if (kind === 'rollback') {
    // A site may go back to the release of a wider pointer.
    const earlier = releases.slice(0, releases.indexOf(release) + 1);
    return { ...pointer, releases: earlier.length > 0 ? earlier : [release] };
  }
  if (kind === 'canary') return { ...pointer, canary: { release, percent: percent ?? 0, since: at } };
  if (kind === 'halt') return withoutCanary(pointer);
  return kind === 'follow' ? { remote: pointer.remote, releases: [] } : without(pointer, release);
};

/** Current effect of quarantines, by release. */
interface ReleaseStatuses {
  /** Never shown again, wherever it was live. */
  proven: ReadonlySet<string>;
  /** Not shown now. */
  out: ReadonlySet<string>;
  /** An operator has shown it again after visitors' reports: reports alone do not suffice any more. */
  vouchedFor: ReadonlySet<string>;
}

export const releaseStatusesOf = (events: readonly ReleaseEvent[]): ReleaseStatuses => {
  const [proven, out, vouchedFor] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const event of events) {
    const key = keyOf(event);
    if (event.kind === 'quarantine') {
      out.add(key);
      if (!event.unproven) proven.add(key);
    } else if ((event.kind === 'promote' || event.kind === 'canary') && out.has(key) && !proven.has(key)) {
      out.delete(key);
      vouchedFor.add(key);
    }
  }
  return { proven, out, vouchedFor };
};

/** The events that started canaries, the latest of each remote on each site and channel. */
export const canaryScopes = (events: readonly ReleaseEvent[]): ReleaseEvent[] => {
  const latest = new Map<string, ReleaseEvent>();
  for (const event of events) {
    if (event.kind === 'canary') latest.set([event.remote, event.site, event.channel].join(' '), event);
  }
  return [...latest.values()];
};

/** Pointers of exactly this site and channel. A quarantine applies everywhere. */
const ownPointers = (events: readonly ReleaseEvent[], site: string, channel: string): Pointer[] => {
  const pointers: Pointers = new Map();
  for (const event of events) {
    const { remote } = event;
    const known = pointers.get(remote);
    if (event.kind === 'quarantine') {
      if (known) pointers.set(remote, after(known, event));
    } else if (event.site === site && event.channel === channel) {
      pointers.set(remote, after(known ?? { remote, releases: [] }, event));
    }
  }
  return [...pointers.values()];
};

/** Whether a site or a channel has a pointer of its own for a remote. */
export const hasOwn = (events: readonly ReleaseEvent[], site: string, channel: string, remote: string): boolean =>
  ownPointers(events, site, channel).some(own => own.remote === remote && own.releases.length > 0);

/** From the widest to the narrowest: a site or channel without a pointer inherits the one before. */
const scopesOf = (site: string, channel: string): [site: string, channel: string][] => [
  [everySite, stableChannel],
  ...(site === everySite ? [] : [[site, stableChannel] as [string, string]]),
  ...(channel === stableChannel ? [] : [[everySite, channel] as [string, string]]),
  ...(channel === stableChannel || site === everySite ? [] : [[site, channel] as [string, string]]),
];

/** Pointers of every remote on a site and channel, by the history. */
export const pointersOf = (events: readonly ReleaseEvent[], site: string, channel: string): Pointers => {
  const pointers: Pointers = new Map();
  for (const [scopeSite, scopeChannel] of scopesOf(site, channel)) {
    for (const own of ownPointers(events, scopeSite, scopeChannel)) {
      const wider = pointers.get(own.remote);
      pointers.set(
        own.remote,
        own.releases.length > 0 || !wider ? own : { ...wider, ...(own.canary && { canary: own.canary }) },
      );
    }
  }
  return pointers;
};

/** Assigns the canaries of different remotes to different visitors. */
const offsetOf = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % cohorts, 7);

/** Whether a visitor of this cohort gets the canary. A cohort of 5 percent is part of 20 percent too. */
export const isInCanary = ({ remote, canary }: Pointer, cohort: number): boolean =>
  canary !== undefined && (cohort + offsetOf(remote + canary.release)) % cohorts < canary.percent * (cohorts / 100);
