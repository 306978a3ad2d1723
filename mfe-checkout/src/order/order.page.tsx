import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { orderLabel, type Address, type Order, type PickupLocation } from '@ortoo/contracts';
import { formatDateTime, formatPhone } from '@ortoo/i18n';
import { definePage, useHref, useLocale, useMessages, type PageProps } from '@ortoo/remote';
import { emit } from '@ortoo/stores';
import { ButtonLink, Container, DefinitionList, InlineNotice, Section, Split, StatusPill } from '@ortoo/ui';
import { LeaseSchedule } from '../parts/lease/lease-schedule';
import { OrderAside } from '../parts/order-aside';
import { PaymentNotices } from '../parts/payment-notices';
import { ReceiptPanel } from '../parts/receipt/receipt-panel';
import { ReturnPanel } from '../parts/returns/return-panel';
import { OrderTickets } from '../parts/ticket/order-tickets';
import { useAddressLine } from '../parts/use-address-line';
import { nextOf, toneOf } from './order.rules';
import { orderQuery } from './order.queries';
import { Payer } from './payer';

const Delivery = ({ address }: { address: Address }) => {
  const t = useMessages();
  const lineOf = useAddressLine();
  return (
    <Section title={t('checkout.address')}>
      <DefinitionList
        items={[
          { term: t('order.receiver'), value: `${address.firstname} ${address.lastname}`.trim() },
          { term: t('fields.phone'), value: formatPhone(address.phone) },
          { term: t('fields.address'), value: lineOf(address) },
        ]}
      />
    </Section>
  );
};

const Pickup = ({ place, receiver }: { place: PickupLocation; receiver: Order['receiver'] }) => {
  const t = useMessages();
  return (
    <Section title={t('pickup.place')}>
      <DefinitionList
        items={[
          { term: place.name, value: `${place.address} · ${place.directions}` },
          { term: t('fields.phone'), value: formatPhone(place.phone) },
          ...(receiver
            ? [{ term: t('pickup.receiver'), value: `${receiver.name} · ${formatPhone(receiver.phone)}` }]
            : []),
        ]}
      />
    </Section>
  );
};

const Details = ({ order, asOf }: { order: Order; asOf: number }) => {
  const t = useMessages();
  return (
    <div className="details">
      {order.coupons.length > 0 && (
        <Section title={t('order.coupons')} text={t('order.couponsText')}>
          <OrderTickets tickets={order.coupons} asOf={asOf} />
        </Section>
      )}
      {order.ship_address && order.shippable && <Delivery address={order.ship_address} />}
      {order.pickup_location && order.shippable && <Pickup place={order.pickup_location} receiver={order.receiver} />}
      {order.bill_address && order.shippable && <Payer payer={order.bill_address} />}
      {(order.lease?.state === 'running' || order.lease?.state === 'finished') && (
        <LeaseSchedule number={order.number} />
      )}
      {order.payment_state === 'paid' && <ReceiptPanel order={order} />}
      {order.payment_state === 'paid' && <ReturnPanel number={order.number} />}
    </div>
  );
};

const OrderPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { data: order, dataUpdatedAt } = useQuery(orderQuery(params['number'] ?? ''));
  useEffect(() => {
    if (order) emit('order_shown', { order });
  }, [order]);
  if (!order) return null;
  const label = orderLabel(order, Date.parse(order.updated_at));
  const next = nextOf(order, label);
  return (
    <Container>
      <div css={style}>
        <header>
          <h1>{next ? t('order.thanks') : t('order.title', { number: order.number })}</h1>
          <p className="lead">
            <StatusPill tone={toneOf(label)}>{t(label)}</StatusPill>
            <span>
              {next && t('order.number', { number: order.number })}
              {next && order.completed_at && ' · '}
              {order.completed_at && formatDateTime(order.completed_at, locale)}
            </span>
          </p>
        </header>
        {next && <InlineNotice tone="good">{t(next)}</InlineNotice>}
        <PaymentNotices payments={order.payments} />
        {!order.completed_at && (
          <InlineNotice
            tone="warn"
            action={
              <ButtonLink kind="secondary" href={href('/checkout')}>
                {t('order.finish')}
              </ButtonLink>
            }
          >
            {t('order.open')}
          </InlineNotice>
        )}
        <Split main={<Details order={order} asOf={dataUpdatedAt} />} aside={<OrderAside order={order} />} />
        <ButtonLink kind="secondary" href={href('/products')}>
          {t('actions.continueShopping')}
        </ButtonLink>
      </div>
    </Container>
  );
};

const style = css`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding-block: var(--space-4);
  > * {
    width: 100%;
  }
  > a {
    width: auto;
  }
  .lead {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-1-5);
    margin-top: var(--space-1);
    color: var(--ink-soft);
  }
  .details {
    display: grid;
    gap: var(--space-5);
  }
`;

export const page = definePage({
  load: ({ queryClient, params }) => queryClient.ensureQueryData(orderQuery(params['number'] ?? '')),
  head: ({ t, params }) => ({ title: t('order.title', { number: params['number'] ?? '' }), robots: 'noindex' }),
  Page: OrderPage,
});
