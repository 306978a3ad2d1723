import type { StaffOrderStatus } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

const tones: Record<StaffOrderStatus, StatusTone> = {
  unpaid: 'waiting',
  failed: 'bad',
  to_pack: 'waiting',
  to_send: 'waiting',
  to_collect: 'waiting',
  underway: 'moving',
  done: 'good',
  canceled: 'plain',
  returned: 'plain',
};

/** What has to happen next with an order, or what has become of it, as word and colour. */
export const OrderStatus = ({ status }: { status: StaffOrderStatus }) => {
  const t = useMessages();
  return <StatusPill tone={tones[status]}>{t(`orders.statuses.${status}`)}</StatusPill>;
};
