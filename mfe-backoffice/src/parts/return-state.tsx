import type { ReturnAuthorization } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<ReturnAuthorization['state'], StatusTone> = {
  requested: 'waiting',
  approved: 'moving',
  refused: 'plain',
  payable: 'waiting',
  refunded: 'good',
  exchanging: 'waiting',
  exchanged: 'good',
};

/** The state of a return as word and colour. */
export const ReturnState = ({ state }: Pick<ReturnAuthorization, 'state'>) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`returns.states.${state}`)}</StatusPill>;
};
