import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { useCopy } from '@ortoo/remote/copy';
import { useDeliveryTime } from '@ortoo/remote/delivery-time';
import { Copyable, DefinitionList, Section } from '@ortoo/ui';
import { OrderTimeline } from './order-timeline';

/** How far the goods are, and the number to follow them by. */
export const OrderShipment = ({ order, shipment }: { order: Order; shipment: Order['shipments'][number] }) => {
  const t = useMessages();
  const timeOf = useDeliveryTime();
  const copy = useCopy();
  const isPickup = order.pickup_location !== null;
  const { tracking, delivered_at } = shipment;
  const rate = delivered_at ? undefined : shipment.shipping_rates.find(({ selected }) => selected);
  return (
    <Section title={t(isPickup ? 'order.handover' : 'order.shipment')}>
      <OrderTimeline order={order} shipment={shipment} isPickup={isPickup} />
      <DefinitionList
        items={[
          { term: t(isPickup ? 'order.expectedReady' : 'order.expected'), value: rate && timeOf(rate) },
          {
            term: t('order.tracking'),
            value: tracking && (
              <Copyable
                name={t('order.tracking')}
                shown={tracking}
                label={t('actions.copy')}
                onCopy={() => void copy(t('order.tracking'), tracking)}
              />
            ),
          },
        ]}
      />
    </Section>
  );
};
