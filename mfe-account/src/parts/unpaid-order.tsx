import { useStore } from '@nanostores/react';
import { toMoney } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { $order } from '@ortoo/stores';
import { InlineNotice, TextLink } from '@ortoo/ui';

/** The order that waits for its payment, before it counts as one. */
export const UnpaidOrder = () => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const order = useStore($order, { ssr: 'initial' });
  if (order?.state !== 'confirm') return null;
  return (
    <InlineNotice
      tone="warn"
      title={t('overview.unpaid')}
      action={<TextLink href={href('/checkout/payment')}>{t('overview.payNow')}</TextLink>}
    >
      {order.number} · {formatMoney(toMoney(order.amount_due), locale)}
    </InlineNotice>
  );
};
