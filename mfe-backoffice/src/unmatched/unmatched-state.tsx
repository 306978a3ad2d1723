import type { UnmatchedPayment } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<UnmatchedPayment['state'], StatusTone> = {
  pending: 'moving',
  manual: 'waiting',
  refunded: 'good',
  returned: 'good',
  credited: 'good',
  assigned: 'good',
};

/** What has become of money that pays for nothing. */
export const UnmatchedState = ({ state }: Pick<UnmatchedPayment, 'state'>) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`unmatched.states.${state}`)}</StatusPill>;
};
