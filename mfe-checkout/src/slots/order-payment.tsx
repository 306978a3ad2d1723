import { useQuery } from '@tanstack/react-query';
import { useHref, useMessages, type SlotProps } from '@ortoo/remote';
import { orderQuery } from '@ortoo/remote/order-query';
import { ButtonLink, Cluster, InlineNotice, Stack } from '@ortoo/ui';
import { LastAttempt } from '../parts/last-attempt';
import { LeaseSchedule } from '../parts/lease/lease-schedule';
import { PaymentNotices } from '../parts/payment-notices';

const Unpaid = () => {
  const t = useMessages();
  const href = useHref();
  return (
    <InlineNotice
      tone="warn"
      action={
        <Cluster>
          <ButtonLink href={href('/checkout')}>{t('order.finish')}</ButtonLink>
          <ButtonLink kind="quiet" href={href('/checkout/payment')}>
            {t('order.otherMethod')}
          </ButtonLink>
        </Cluster>
      }
    >
      {t('order.open')}
    </InlineNotice>
  );
};

/** The payments of an order: what happened to late money, the way to pay or to pay otherwise, the instalments. */
export const Slot = ({ number }: SlotProps<'checkout.order-payment'>) => {
  const { data: order } = useQuery(orderQuery(number));
  if (!order) return null;
  const { payments, completed_at, state, lease } = order;
  return (
    <Stack gap={2}>
      <PaymentNotices payments={payments} />
      {!completed_at && state !== 'canceled' && (
        <>
          <LastAttempt order={order} />
          <Unpaid />
        </>
      )}
      {(lease?.state === 'running' || lease?.state === 'finished') && <LeaseSchedule number={number} />}
    </Stack>
  );
};
