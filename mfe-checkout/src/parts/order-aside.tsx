import { css } from '@emotion/react';
import type { Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { Panel } from '@ortoo/ui';
import { LineSummary } from './line-summary';
import { OrderSums } from './order-sums';

/** Lines and sums of an order, next to its page. */
export const OrderAside = ({ order }: { order: Order }) => {
  const t = useMessages();
  return (
    <Panel as="section" tone="sand" aria-label={t('checkout.order')}>
      <div css={style}>
        <ul css={style}>
          {order.line_items.map(line => (
            <LineSummary key={line.id} line={line} />
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
