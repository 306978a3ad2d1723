import type { FailureReport } from '@ortoo/contracts';

/** Time of each network's last report on a release, by kind of failure. */
export interface Suspicion {
  /** Its code did not run, or did not load. */
  failures: ReadonlyMap<string, number>;
  /** It loaded too late: a slow line does that to any release. */
  late: ReadonlyMap<string, number>;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Max share of failed views before a release is removed. */
const maxShare = 0.2;

/** Min number of reporting networks to remove a release without the server's own evidence. */
const minNetworks = 3;

/** Max number of stored networks, the latest ones. */
const maxNetworks = 1_000;

const without = (known: ReadonlyMap<string, number>, now: number, network: string) =>
  [...known].filter(([one, at]) => one !== network && now - at < day);

/** Whether a report of this network counts: once an hour, whatever its content. */
export const isCounted = ({ failures, late }: Suspicion, network: string, now: number): boolean =>
  [failures, late].every(known => now - (known.get(network) ?? Number.NEGATIVE_INFINITY) >= hour);

/** Adds one report to a suspicion; yesterday's reports are dropped. */
export const suspected = (known: Suspicion, kind: FailureReport['kind'], network: string, now: number): Suspicion => {
  const add = (list: ReadonlyMap<string, number>, isOwn: boolean) =>
    new Map([...without(list, now, network), ...(isOwn ? [[network, now] as const] : [])].slice(-maxNetworks));
  return { failures: add(known.failures, kind !== 'late'), late: add(known.late, kind === 'late') };
};

/**
 * Why a release with intact files must be removed on visitors' reports; undefined while it may stay.
 * @param views without a failure
 */
export const reasonToQuarantine = ({ failures, late }: Suspicion, views: number): string | undefined => {
  const counted = failures.size + (late.size >= minNetworks ? late.size : 0);
  if (counted < minNetworks || counted / (views + counted) <= maxShare) return undefined;
  return `Pages in ${counted} networks fell back from it; it did well on ${views} views`;
};
