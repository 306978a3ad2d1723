import { hasShortage, type Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';

/** Result of the last payment attempt, and how to try again while the order can be paid. */
export const LastAttempt = ({ order }: { order: Order }) => {
  const t = useMessages();
  const last = order.payments.findLast(({ source }) => !source);
  const isFailed = order.payment_state === 'failed';
  if (!isFailed && last?.state !== 'void') return null;
  const result = isFailed ? 'failed' : 'void';
  const own = hasShortage(order) ? t(`pay.${result}`) : `${t(`pay.${result}`)} ${t(`pay.${result}Retry`)}`;
  return (
    <InlineNotice tone={isFailed ? 'bad' : 'warn'} announce>
      {last?.failure_message ?? own}
    </InlineNotice>
  );
};
