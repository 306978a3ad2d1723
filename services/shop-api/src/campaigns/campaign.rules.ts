import type { CampaignCard } from '@ortoo/contracts';

interface Period {
  starts_at: Date;
  ends_at: Date;
}

/** It ends at the moment of its end. */
export const stateOf = ({ starts_at, ends_at }: Period, now: Date): CampaignCard['state'] => {
  if (ends_at <= now) return 'ended';
  return starts_at > now ? 'coming' : 'running';
};

const day = 86_400_000;

/** Whole days until it begins, or while it runs until it ends. */
export const daysLeft = (period: Period, now: Date): number => {
  const next = period.starts_at > now ? period.starts_at : period.ends_at;
  return Math.max(0, Math.floor((next.getTime() - now.getTime()) / day));
};
