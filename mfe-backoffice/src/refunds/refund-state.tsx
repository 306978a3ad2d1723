import type { BankRefund } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { StatusPill } from '@ortoo/ui';

/** Whether a refund has been transferred. */
export const RefundState = ({ refund: { paid_at } }: { refund: BankRefund }) => {
  const t = useMessages();
  return <StatusPill tone={paid_at ? 'good' : 'waiting'}>{t(paid_at ? 'refunds.paid' : 'refunds.waiting')}</StatusPill>;
};
