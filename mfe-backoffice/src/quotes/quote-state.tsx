import type { StaffQuote } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<StaffQuote['state'], StatusTone> = {
  open: 'waiting',
  answered: 'moving',
  accepted: 'good',
  declined: 'plain',
  expired: 'bad',
};

/** The state of a request as word and colour. */
export const QuoteState = ({ state }: Pick<StaffQuote, 'state'>) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`quotes.states.${state}`)}</StatusPill>;
};
