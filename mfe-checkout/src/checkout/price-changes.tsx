import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { InlineNotice } from '@ortoo/ui';
import { useMoney } from '../parts/use-money';

/** Lines that cost something else than when they were added: the sums of the checkout have their new prices. */
export const PriceChanges = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  return order.line_items.map(
    ({ id, product, price, previous_price: from }) =>
      from && (
        <InlineNotice key={id} tone="warn">
          {`${product.name}: ${t('cart.priceChanged', { from: amount(from), to: amount(price) })}`}
        </InlineNotice>
      ),
  );
};
