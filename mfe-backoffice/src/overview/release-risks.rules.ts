import type { ReleaseEvent } from '@ortoo/contracts';
import { latestOf, type ReleaseStanding } from '../parts/release-status.rules';

/** Views after which the share of failed ones says something. */
const enoughViews = 50;
/** Share of failed views that is not chance. */
const failedShare = 0.01;
/** Events of the history that are looked through. */
const recent = 200;
const day = 86_400_000;

export interface ReleaseRisk {
  remote: string;
  release: string;
  /** It fails on visitors' pages, was withdrawn in the last 24 hours, or is on trial. */
  reason: 'failing' | 'quarantine' | 'canary';
}

const isFailing = ({ live }: ReleaseStanding): boolean => {
  const { views = 0, failed = 0 } = live?.vitals ?? {};
  return views >= enoughViews && failed / views > failedShare;
};

/** What somebody should look at among the releases, the worst first. */
export const releaseRisksOf = (
  statuses: readonly ReleaseStanding[],
  history: readonly ReleaseEvent[],
  now: number,
): ReleaseRisk[] => {
  const failing = statuses.filter(isFailing).map(({ remote, live }) => ({ remote, release: live?.release ?? '' }));
  const withdrawn = latestOf(history, recent).filter(
    ({ kind, at }) => kind === 'quarantine' && now - Date.parse(at) < day,
  );
  const onTrial = statuses.flatMap(({ remote, canary }) => (canary ? [{ remote, release: canary.release }] : []));
  const unique = new Map(withdrawn.map(({ remote, release }) => [`${remote} ${release}`, { remote, release }]));
  return [
    ...failing.map(risk => ({ ...risk, reason: 'failing' as const })),
    ...[...unique.values()].map(risk => ({ ...risk, reason: 'quarantine' as const })),
    ...onTrial.map(risk => ({ ...risk, reason: 'canary' as const })),
  ];
};
