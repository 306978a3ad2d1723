import type { StaffProductState } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<StaffProductState, StatusTone> = {
  listed: 'good',
  sold_out: 'waiting',
  coming: 'moving',
  incomplete: 'bad',
  hidden: 'plain',
};

/** Whether shoppers find a product, as word and colour. */
export const ProductState = ({ state }: { state: StaffProductState }) => {
  const t = useMessages();
  return <StatusPill tone={tones[state]}>{t(`products.states.${state}`)}</StatusPill>;
};
