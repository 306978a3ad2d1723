import type { FailureReport } from '@ortoo/contracts';

/** When each network last reported a release, by kind of failure. */
export interface Suspicion {
  /** Its code did not run, or did not come. */
  failures: ReadonlyMap<string, number>;
  /** It came too late: a slow line does that to any release. */
  late: ReadonlyMap<string, number>;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Failures of more than this share of views take a release out. */
const maxShare = 0.2;

/** So many networks have to report a release before it goes without the server's own evidence. */
const minNetworks = 3;

/** Networks are remembered up to this number, the latest ones. */
const maxNetworks = 1_000;

const without = (known: ReadonlyMap<string, number>, now: number, network: string) =>
  [...known].filter(([one, at]) => one !== network && now - at < day);

/** Whether a report of this network counts: once an hour, whatever it says. */
export const isCounted = ({ failures, late }: Suspicion, network: string, now: number): boolean =>
  [failures, late].every(known => now - (known.get(network) ?? Number.NEGATIVE_INFINITY) >= hour);

/** What was added to a suspicion by one more report; reports of yesterday are forgotten. */
export const suspected = (known: Suspicion, kind: FailureReport['kind'], network: string, now: number): Suspicion => {
  const add = (list: ReadonlyMap<string, number>, isOwn: boolean) =>
    new Map([...without(list, now, network), ...(isOwn ? [[network, now] as const] : [])].slice(-maxNetworks));
  return { failures: add(known.failures, kind !== 'late'), late: add(known.late, kind === 'late') };
};

/**
 * Why a release whose files are whole has to go on the word of visitors; nothing while it may stay.
 * @param views on which it did well
 */
export const reasonToQuarantine = ({ failures, late }: Suspicion, views: number): string | undefined => {
  const counted = failures.size + (late.size >= minNetworks ? late.size : 0);
  if (counted < minNetworks || counted / (views + counted) <= maxShare) return undefined;
  return `Pages in ${counted} networks fell back from it; it did well on ${views} views`;
};
