import type { FailureReport } from '@ortoo/contracts';

/** What is known of a release that pages say has failed. Every address counts once. */
export interface Suspicion {
  /** Its code did not run, or did not come. */
  failures: number;
  /** It came too late: a slow network does that to any release. */
  late: number;
  /** Views on which it did well. */
  views: number;
}

/** Failures of more than this share of views take a release out. */
const tolerated = 0.2;

/** So many have to have waited in vain. */
const enoughLate = 3;

/** Why a release whose files are whole has to go all the same; nothing while it may stay. */
export const reasonToQuarantine = ({ failures, late, views }: Suspicion): string | undefined => {
  const counted = failures + (late >= enoughLate ? late : 0);
  if (counted < 1 || counted / (views + counted) <= tolerated) return undefined;
  return `Pages of ${counted} visitors fell back from it; it did well on ${views} views`;
};

/** What was added to a suspicion by one more report. */
export const suspected = (known: Suspicion, kind: FailureReport['kind']): Suspicion =>
  kind === 'late' ? { ...known, late: known.late + 1 } : { ...known, failures: known.failures + 1 };
