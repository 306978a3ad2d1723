import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { ApiError } from '@ortoo/http';
import { definePage, failedPage, Slot, useMessages, useNavigate, useSearchParams, type PageProps } from '@ortoo/remote';
import { orderQuery } from '@ortoo/remote/order-query';
import { $user, rememberGuestOrder } from '@ortoo/stores';
import { Container, ErrorPanel, FormSkeleton, Stack } from '@ortoo/ui';
import { useSavedOrders } from '../parts/use-saved-orders';
import { OpenOrder } from './open-order';

/** The link of an email brings the token, which then leaves the address. */
const useTokenFromLink = (number: string): boolean => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token');
  useEffect(() => {
    if (!token) return;
    rememberGuestOrder(number, token);
    void navigate(`/orders/${number}`, { replace: true });
  }, [token, number, navigate]);
  return token !== null;
};

const isClosed = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 401);

/** An order that this reader may not see, or not yet. */
const ClosedOrder = ({ number }: { number: string }) => {
  const t = useMessages();
  const user = useStore($user, { ssr: 'initial' });
  return (
    <Container width="form">
      <Stack gap={3}>
        <h1>{user ? t('order.missing', { number }) : t('order.private')}</h1>
        <p>{t('order.privateText')}</p>
        {!user && (
          <Slot
            id="account.sign-in-form"
            props={{ next: `/orders/${number}` }}
            when="now"
            fallback={<FormSkeleton label={t('state.loading')} fields={2} />}
          />
        )}
      </Stack>
    </Container>
  );
};

const OrderPage = ({ params }: PageProps) => {
  const t = useMessages();
  const number = params['number'] ?? '';
  const isArriving = useTokenFromLink(number);
  const user = useStore($user, { ssr: 'initial' });
  const query = useQuery({ ...orderQuery(number), enabled: !isArriving });
  const { data: order, error, refetch } = query;
  // A guest's order, which has a token, is in nobody's list.
  useSavedOrders(
    useMemo(() => (order?.token === null && order.completed_at ? [order] : undefined), [order]),
    query.dataUpdatedAt,
  );
  const openAgain = useEffectEvent(() => isClosed(error) && void refetch());
  useEffect(() => {
    if (user?.id !== undefined) openAgain();
  }, [user?.id]);
  if (order) return <OpenOrder order={order} />;
  if (isClosed(error)) return <ClosedOrder number={number} />;
  return (
    <Container>
      {error ? <ErrorPanel {...failedPage(t, query)} /> : <FormSkeleton label={t('state.loading')} />}
    </Container>
  );
};

export const page = definePage({
  head: ({ t, params }) => ({ title: t('order.title', { number: params['number'] ?? '' }), robots: 'noindex' }),
  Page: OrderPage,
});
