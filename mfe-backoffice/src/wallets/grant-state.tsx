import type { MoneyGrant } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<MoneyGrant['state'], StatusTone> = { proposed: 'waiting', done: 'good', rejected: 'plain' };

/** Whether money was given, or waits for another person. */
export const GrantState = ({ state }: Pick<MoneyGrant, 'state'>) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`grants.states.${state}`)}</StatusPill>;
};
