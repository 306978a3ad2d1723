import { css } from '@emotion/react';
import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { useLineFacts } from '@ortoo/remote/line-facts';
import { Panel, ProductLine } from '@ortoo/ui';
import { OrderSums } from './order-sums';
import { useMoney } from './use-money';

/** Lines and sums of an order, next to its page. */
export const OrderAside = ({ order }: { order: Order }) => {
  const t = useMessages();
  const amount = useMoney();
  const factsOf = useLineFacts();
  return (
    <Panel as="section" tone="sand" aria-label={t('checkout.order')}>
      <div css={style}>
        <ul css={style}>
          {order.line_items.map(line => (
            <ProductLine
              key={line.id}
              image={line.product.image}
              name={line.product.name}
              lang={langOf(line.product)}
              facts={factsOf(line)}
              amount={amount(line.total)}
            />
          ))}
        </ul>
        <OrderSums order={order} />
      </div>
    </Panel>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
