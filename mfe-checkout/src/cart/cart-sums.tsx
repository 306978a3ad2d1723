import type { Order } from '@ortoo/contracts';
import { useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, InlineNotice, Panel } from '@ortoo/ui';
import { DiscountCodes } from '../parts/discount-codes';
import { OrderSums } from '../parts/order-sums';

interface CartSumsProps {
  order: Order;
  isGuest: boolean;
  isUpdating: boolean;
}

/** Total of the cart with its discounts and warnings, and the link to the checkout. */
export const CartSums = ({ order, isGuest, isUpdating }: CartSumsProps) => {
  const t = useMessages();
  const href = useHref();
  // The first ones are of lines, which say it themselves.
  const warnings = order.warnings.slice(order.line_items.filter(line => line.insufficient_stock).length);
  const asksForUser = order.requirements.some(({ field }) => field === 'user');
  return (
    <Panel as="section" tone="sand" aria-label={t('price.total')}>
      <div className="sums" aria-busy={isUpdating}>
        <OrderSums order={order} />
        <DiscountCodes order={order} />
        {warnings.map(warning => (
          <InlineNotice key={warning} tone="warn">
            {warning}
          </InlineNotice>
        ))}
        <ButtonLink size="lg" wide href={href('/checkout')}>
          {t('actions.checkout')}
        </ButtonLink>
        {isGuest && asksForUser && <p className="soft">{t('cart.signInLater')}</p>}
      </div>
    </Panel>
  );
};
