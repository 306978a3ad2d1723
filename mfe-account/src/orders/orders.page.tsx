import { useQuery } from '@tanstack/react-query';
import { definePersonalPage, failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import { ButtonLink, Container, EmptyState, ErrorPanel, ListSkeleton, PackageIcon, Pagination, Stack } from '@ortoo/ui';
import { OrderCard } from './order-card';
import { myOrdersQuery } from './orders.queries';

const pageOf = (search: URLSearchParams) => {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1;
};

const Orders = () => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const page = pageOf(search);
  const query = useQuery(myOrdersQuery(page));
  const { data, isError } = query;
  return (
    <Container width="text" className="airy">
      <Stack gap={3}>
        <h1>{t('nav.orders')}</h1>
        {isError && <ErrorPanel {...failedPage(t, query)} />}
        {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
        {data?.total_count === 0 && (
          <EmptyState
            icon={<PackageIcon />}
            title={t('orders.empty')}
            text={t('orders.emptyText')}
            actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
          />
        )}
        {data && data.orders.map(order => <OrderCard key={order.number} order={order} />)}
        {data && data.pages > 1 && (
          <Pagination
            {...paginationTexts(t)}
            page={page}
            pages={data.pages}
            hrefOf={number => href(`/orders?page=${number}`)}
          />
        )}
      </Stack>
    </Container>
  );
};

export const page = definePersonalPage('nav.orders', Orders);
