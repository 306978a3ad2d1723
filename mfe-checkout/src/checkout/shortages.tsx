import { hasShortage, type Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { LinkNotice } from '../parts/link-notice';

/** Names what cannot be sold as ordered any more, and leads to where it can be changed. */
export const Shortages = ({ order }: { order: Order }) => {
  const t = useMessages();
  if (!hasShortage(order)) return null;
  return (
    <LinkNotice to="/cart" label={t('checkout.changeCart')} announce>
      {order.warnings.join(' ')}
    </LinkNotice>
  );
};
