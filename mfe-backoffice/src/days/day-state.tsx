import type { ShopDay } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill } from '@ortoo/ui';

const tones = { open: 'plain', ready: 'waiting', closed: 'good' } as const;

/** Whether a day is closed, or the next one to close. */
export const DayState = ({ state }: Pick<ShopDay, 'state'>) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`days.states.${state}`)}</StatusPill>;
};
