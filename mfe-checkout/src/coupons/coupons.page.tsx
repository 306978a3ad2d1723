import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { definePage, useHref, useMessages } from '@ortoo/remote';
import { ButtonLink, Container, EmptyState, ListSkeleton, Stack, TicketIcon } from '@ortoo/ui';
import { CouponCard } from '../parts/coupon-card';
import { myCouponsQuery } from './coupons.queries';
import { Failed } from '../parts/failed';

const CouponsPage = () => {
  const t = useMessages();
  const href = useHref();
  const query = useQuery(myCouponsQuery());
  const { data, isError } = query;
  return (
    <Container width="text" css={style}>
      <Stack gap={3}>
        <h1>{t('coupon.title')}</h1>
        {isError && <Failed query={query} whole />}
        {!data && !isError && <ListSkeleton label={t('state.loading')} count={2} />}
        {data?.coupons.length === 0 && (
          <EmptyState
            icon={<TicketIcon />}
            title={t('coupon.empty')}
            text={t('coupon.emptyText')}
            actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
          />
        )}
        {data?.coupons.map(coupon => (
          <CouponCard key={coupon.id} coupon={coupon} level={2} />
        ))}
      </Stack>
    </Container>
  );
};

const style = css`
  padding-block: var(--space-4);
`;

export const page = definePage({
  head: ({ t }) => ({ title: t('coupon.title'), robots: 'noindex' }),
  Page: CouponsPage,
});
