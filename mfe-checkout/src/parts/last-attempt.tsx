import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';

interface LastAttemptProps {
  order: Order;
  /** The order can be paid again on this page. */
  isPayable?: boolean;
}

/** Result of the last payment attempt and what happens to its money; where it can be paid again, how. */
export const LastAttempt = ({ order, isPayable }: LastAttemptProps) => {
  const t = useMessages();
  const { payment_state: result } = order;
  if (result !== 'failed' && result !== 'void') return null;
  const last = order.payments.findLast(({ source }) => !source);
  const text = t(result === 'void' ? 'notices.invoiceVoid' : 'pay.failed');
  const own = isPayable ? `${text} ${t(`pay.${result}Retry`)}` : text;
  return (
    <InlineNotice tone={result === 'failed' ? 'bad' : 'warn'} announce>
      {last?.failure_message ?? own}
    </InlineNotice>
  );
};
