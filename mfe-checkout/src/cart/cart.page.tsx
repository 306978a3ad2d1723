import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { LineItem } from '@ortoo/contracts';
import { definePersonalPage, failedPage, useMessages } from '@ortoo/remote';
import { $cartActivity, $order, $sessionActivity, $user, loadOrder, verifySession } from '@ortoo/stores';
import { Button, Container, ErrorPanel, ListSkeleton, Split, TrashIcon } from '@ortoo/ui';
import { EmptyCart } from '../parts/empty-cart';
import { LastAttempt } from '../parts/last-attempt';
import { PaymentNotices } from '../parts/payment-notices';
import { CartLines } from './cart-lines';
import { CartSums } from './cart-sums';
import { heldLinesQuery } from './cart.queries';
import { RemovedLines } from './removed-lines';
import { useRemoval } from './use-removal';

const Cart = () => {
  const t = useMessages();
  const order = useStore($order, { ssr: 'initial' });
  const user = useStore($user, { ssr: 'initial' });
  const { fetching, updating, failed } = useStore($cartActivity, { ssr: 'initial' });
  const { known } = useStore($sessionActivity, { ssr: 'initial' });
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval();
  useQuery(heldLinesQuery(order));
  const forgetRemoved = (left: LineItem[]) => {
    removal.saveLines(left);
    if (left.length === 0) heading.current?.focus();
  };
  const isEmpty = !order || order.line_items.length === 0;
  // Browsers delete stored state before the cookie: only the server knows whether there is a cart.
  const isRequested = !user && !order && !known;
  useEffect(() => {
    if (isRequested) void verifySession();
  }, [isRequested]);
  const body = () => {
    if (isEmpty && (fetching || isRequested)) return <ListSkeleton label={t('state.loading')} count={2} />;
    if (isEmpty && failed) return <ErrorPanel {...failedPage(t, { isFetching: fetching, refetch: loadOrder })} />;
    if (isEmpty) return <EmptyCart />;
    return (
      <Split
        sticky
        main={
          <div className="lines">
            <CartLines lines={order.line_items} removal={removal} />
            <Button
              kind="quiet"
              size="sm"
              icon={<TrashIcon />}
              busy={removal.isEmptying}
              onClick={() => removal.removeAll(order)}
            >
              {t('cart.removeAll')}
            </Button>
          </div>
        }
        aside={<CartSums order={order} isGuest={!user} isUpdating={updating} />}
      />
    );
  };
  return (
    <Container css={style}>
      <h1 ref={heading} tabIndex={-1}>
        {t('nav.cart')}
      </h1>
      {removal.removed && <RemovedLines removed={removal.removed} onUndone={forgetRemoved} />}
      {order && <LastAttempt order={order} />}
      {order && <PaymentNotices payments={order.payments} />}
      {body()}
    </Container>
  );
};

const style = css`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-4);
  .sums {
    display: grid;
    gap: var(--space-2);
  }
  .lines {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
  }
  .lines > ul {
    width: 100%;
  }
  .sums[aria-busy='true'] dl {
    opacity: 0.5;
  }
  .sums > .soft {
    text-align: center;
  }
`;

export const page = definePersonalPage('nav.cart', Cart);
