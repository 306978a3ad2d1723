import type { StaffOrder } from '@ortoo/contracts';
import { formatDateTime, formatPhone } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList, TextLink } from '@ortoo/ui';

const Phone = ({ phone }: { phone: string }) => <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>;

/** Who bought it, who gets it, and where. */
export const OrderPeople = ({ order }: { order: StaffOrder }) => {
  const t = useMessages();
  const locale = useLocale();
  const { buyer, receiver, shipment } = order;
  const isOther = receiver !== null && (receiver.name !== buyer.name || receiver.phone !== buyer.phone);
  return (
    <DefinitionList
      items={[
        { term: t('orders.placed'), value: formatDateTime(order.placed_at, locale) },
        { term: t('orders.buyer'), value: buyer.name },
        { term: t('orders.phone'), value: buyer.phone && <Phone phone={buyer.phone} /> },
        { term: t('orders.email'), value: buyer.email },
        {
          term: t('orders.account'),
          value: buyer.has_account ? t('orders.orderCount', { count: buyer.orders }) : t('orders.guest'),
        },
        { term: t('orders.receiver'), value: isOther && receiver.name },
        { term: t('orders.receiverPhone'), value: isOther && receiver.phone && <Phone phone={receiver.phone} /> },
        { term: t('orders.delivery'), value: order.delivery },
        { term: t('orders.address'), value: order.address },
        { term: t('orders.pickup'), value: order.pickup },
        { term: t('orders.tracking'), value: shipment?.tracking },
        { term: t('orders.instructions'), value: order.instructions },
      ]}
    />
  );
};
