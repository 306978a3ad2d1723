import { useStore } from '@nanostores/react';
import { useMessages } from '@ortoo/remote';
import { $order } from '@ortoo/stores';
import { InlineNotice } from '@ortoo/ui';

/** Says that a change of the cart has made its open invoice void. */
export const VoidInvoice = () => {
  const t = useMessages();
  const order = useStore($order, { ssr: 'initial' });
  if (order?.payment_state !== 'void') return null;
  return (
    <InlineNotice tone="warn" announce>
      {t('notices.invoiceVoid')}
    </InlineNotice>
  );
};
