import type { StaffReceipt } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill, type StatusTone } from '@ortoo/ui';

type Status = 'failed' | 'waiting' | 'issued' | 'cancelled';

const tones: Record<Status, StatusTone> = { failed: 'bad', waiting: 'waiting', issued: 'good', cancelled: 'plain' };

const statusOf = ({ state, tries }: StaffReceipt): Status =>
  state === 'issued' || state === 'cancelled' ? state : tries > 0 ? 'failed' : 'waiting';

/** Whether the tax office has a receipt. */
export const ReceiptState = ({ receipt }: { receipt: StaffReceipt }) => {
  const t = useMessages();
  const status = statusOf(receipt);
  return <StatusPill tone={tones[status]}>{t(`receipts.states.${status}`)}</StatusPill>;
};
