import { toMoney, type Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { DefinitionList } from '@ortoo/ui';
import { DiscountLine } from './discount-line';
import { hasDelivery } from './has-delivery.rules';
import { paidAlongside, paidBy } from './payments.rules';
import { useRestoredFocus } from './use-restored-focus';
import { useMoney } from './use-money';

/** Sums and payments of an order, as calculated by the server. */
export const OrderSums = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  const place = useRestoredFocus<HTMLDivElement>();
  const delivery = toMoney(order.ship_total) > 0 ? amount(order.ship_total) : t('price.free');
  const fee = toMoney(order.fee_total ?? '0.0');
  const sources = order.completed_at ? paidBy(order) : paidAlongside(order);
  return (
    <div ref={place} tabIndex={-1}>
      <DefinitionList
        form="sums"
        items={[
          { term: t('price.subtotal'), value: amount(order.item_total) },
          {
            term: t(order.pickup_location ? 'pickup.name' : 'price.delivery'),
            value: order.shippable && (hasDelivery(order) ? delivery : t('sums.deliveryLater')),
          },
          ...order.adjustments.map(adjustment => ({
            term: <DiscountLine order={order} adjustment={adjustment} />,
            value: amount(adjustment.amount),
          })),
          { term: t('sums.fee'), value: fee > 0 && amount(order.fee_total ?? '') },
          { term: t('price.total'), value: amount(order.total), strong: true },
          { term: t('price.vat'), value: amount(order.included_tax_total) },
          ...sources.map(({ payment_method_name, amount: paid }) => ({
            term: payment_method_name,
            value: `−${amount(paid)}`,
          })),
          {
            term: t('price.due'),
            value: sources.length > 0 && !order.completed_at && amount(order.amount_due),
            strong: true,
          },
        ]}
      />
    </div>
  );
};
