import type { PromotionState as State } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<State, StatusTone> = {
  active: 'good',
  scheduled: 'waiting',
  expired: 'plain',
  used_up: 'plain',
  off: 'bad',
};

/** Whether a code can be used, as word and colour. */
export const PromotionState = ({ state }: { state: State }) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`promotions.states.${state}`)}</StatusPill>;
};
