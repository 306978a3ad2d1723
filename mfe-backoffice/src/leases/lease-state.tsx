import type { StaffLease } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill } from '@ortoo/ui';

const tones = { running: 'moving', finished: 'good', closed: 'plain' } as const;

/** Whether a lease is paid in time. */
export const LeaseState = ({ lease: { state, overdue_days: days } }: { lease: StaffLease }) => {
  const t = useMessages();
  if (days > 0) return <StatusPill tone="bad">{t('leases.late', { count: days })}</StatusPill>;
  return <StatusPill tone={tones[state]}>{t(`leases.states.${state}`)}</StatusPill>;
};
