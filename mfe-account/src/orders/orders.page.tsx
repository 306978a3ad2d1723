import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { definePersonalPage, failedPage, paginationTexts, useHref, useMessages, useSearchParams } from '@ortoo/remote';
import {
  ButtonLink,
  EmptyState,
  ErrorPanel,
  InlineNotice,
  ListSkeleton,
  PackageIcon,
  Pagination,
  SearchIcon,
} from '@ortoo/ui';
import { AccountFrame } from '../parts/account-frame';
import { OrderCard } from '../parts/order-card';
import { UnpaidOrder } from '../parts/unpaid-order';
import { useSavedOrders } from '../parts/use-saved-orders';
import { OrderFilters } from './order-filters';
import { orderListPath, readOrderList } from './order-list.rules';
import { myOrdersQuery } from '../parts/orders.queries';

/** How many of the list are saved for the time without a network. */
const lastOrders = 10;

const Orders = () => {
  const t = useMessages();
  const href = useHref();
  const [search] = useSearchParams();
  const list = readOrderList(search);
  const query = useQuery(myOrdersQuery(list));
  const { data, isError } = query;
  const isFiltered = list.status !== undefined || list.q !== '';
  const areLast = !isFiltered && list.page === 1 && list.sort === 'newest' && !query.isPlaceholderData;
  const last = useMemo(() => (areLast ? data?.orders.slice(0, lastOrders) : undefined), [areLast, data]);
  const areSaved = useSavedOrders(last, query.dataUpdatedAt);
  return (
    <AccountFrame title={t('nav.orders')}>
      <UnpaidOrder />
      {(isFiltered || data?.total_count !== 0) && <OrderFilters key={list.q} list={list} />}
      {isError && !data && <ErrorPanel {...failedPage(t, query)} />}
      {!data && !isError && <ListSkeleton label={t('state.loading')} count={3} />}
      {data?.total_count === 0 &&
        (isFiltered ? (
          <EmptyState
            icon={<SearchIcon />}
            title={t('orders.none')}
            text={t('orders.noneText')}
            actions={<ButtonLink href={href('/orders')}>{t('orders.showAll')}</ButtonLink>}
          />
        ) : (
          <EmptyState
            icon={<PackageIcon />}
            title={t('orders.empty')}
            text={t('orders.emptyText')}
            actions={<ButtonLink href={href('/products')}>{t('actions.continueShopping')}</ButtonLink>}
          />
        ))}
      {data && data.orders.map(order => <OrderCard key={order.number} order={order} />)}
      {data && data.pages > 1 && (
        <Pagination
          {...paginationTexts(t)}
          page={list.page}
          pages={data.pages}
          hrefOf={page => href(orderListPath({ ...list, page }))}
        />
      )}
      {areSaved && areLast && (
        <InlineNotice tone="good" announce>
          {t('orders.kept')}
        </InlineNotice>
      )}
    </AccountFrame>
  );
};

export const page = definePersonalPage('nav.orders', Orders);
