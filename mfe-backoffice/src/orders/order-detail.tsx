import { useQuery } from '@tanstack/react-query';
import { useHref, useMessages } from '@ortoo/remote';
import { TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import type { ListControl } from '../parts/use-list';
import { NextStep } from './next-step';
import { OrderLines, OrderSums } from './order-lines';
import { OrderPapers } from './order-papers';
import { OrderPeople } from './order-people';
import { OrderStatus } from './order-status';
import { staffOrderQuery } from './orders.queries';

/** What packing and sending an order needs; everything else is on its own page. */
export const OrderDetail = ({ list, number }: { list: ListControl; number: string }) => {
  const t = useMessages();
  const href = useHref();
  const query = useQuery(staffOrderQuery(number));
  const { data: order } = query;
  return (
    <DetailPanel
      list={list}
      title={number}
      status={order && <OrderStatus status={order.status} />}
      query={query}
      actions={order?.shipment?.next && <NextStep order={order} />}
    >
      {order && (
        <>
          <TextLink href={href(`/backoffice/orders/${number}`)}>{t('orders.everything')}</TextLink>
          {order.shipment && <OrderPapers numbers={[number]} />}
          <OrderLines lines={order.lines} />
          <OrderSums sums={order.sums} />
          <OrderPeople order={order} />
        </>
      )}
    </DetailPanel>
  );
};
