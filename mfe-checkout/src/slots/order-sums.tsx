import { useQuery } from '@tanstack/react-query';
import { useMessages, type SlotProps } from '@ortoo/remote';
import { orderQuery } from '@ortoo/remote/order-query';
import { Panel } from '@ortoo/ui';
import { OrderSums } from '../parts/order-sums';

/** Sums of an order, and how it was paid. */
export const Slot = ({ number }: SlotProps<'checkout.order-sums'>) => {
  const t = useMessages();
  const { data: order } = useQuery(orderQuery(number));
  if (!order) return null;
  return (
    <Panel as="section" tone="sand" aria-label={t('checkout.order')}>
      <OrderSums order={order} />
    </Panel>
  );
};
