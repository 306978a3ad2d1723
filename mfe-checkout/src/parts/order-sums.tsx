import { toMoney, type Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { DefinitionList } from '@ortoo/ui';
import { useMoney } from './use-money';

/** What an order comes to, as the server has reckoned it. */
export const OrderSums = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  const delivery = toMoney(order.ship_total) > 0 ? amount(order.ship_total) : t('price.free');
  const hasDelivery = order.shipments.some(shipment => shipment.shipping_rates.some(rate => rate.selected));
  return (
    <DefinitionList
      form="sums"
      items={[
        { term: t('price.subtotal'), value: amount(order.item_total) },
        ...(order.shippable
          ? [{ term: t('price.delivery'), value: hasDelivery ? delivery : t('sums.deliveryLater') }]
          : []),
        { term: t('price.total'), value: amount(order.total), strong: true },
        { term: t('price.vat'), value: amount(order.included_tax_total) },
      ]}
    />
  );
};
