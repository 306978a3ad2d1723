import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { failedPart, useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, EmptyState, ErrorPanel, ListSkeleton, PackageIcon, Section } from '@ortoo/ui';
import { OrderCard } from '../parts/order-card';
import { ordersUnderwayQuery } from '../parts/orders.queries';

/** Orders that are not with the shopper yet. */
export const OrdersUnderway = () => {
  const t = useMessages();
  const href = useHref();
  const query = useQuery(ordersUnderwayQuery());
  const { data, isError } = query;
  return (
    <Section title={t('overview.underway')} seeAll={{ href: href('/orders'), label: t('overview.allOrders') }}>
      {isError && !data && <ErrorPanel {...failedPart(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={1} />}
      {data && data.orders.length > 0 && (
        <div css={style}>
          {data.orders.map(order => (
            <OrderCard key={order.number} order={order} />
          ))}
        </div>
      )}
      {data?.orders.length === 0 && (
        <EmptyState
          icon={<PackageIcon />}
          title={t('overview.quiet')}
          text={t('overview.quietText')}
          actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
        />
      )}
    </Section>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
`;
