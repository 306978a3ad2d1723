import { css } from '@emotion/react';
import { useEffect, useEffectEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { orderLabel, type Address, type Order, type PickupLocation } from '@ortoo/contracts';
import { bindNumbers, formatDateTime, formatPhone } from '@ortoo/i18n';
import { useStore } from '@nanostores/react';
import { ApiError } from '@ortoo/http';
import {
  definePage,
  useHref,
  useLocale,
  useMessages,
  useNavigate,
  useSearchParams,
  type PageProps,
} from '@ortoo/remote';
import { $user, emit, rememberGuestOrder } from '@ortoo/stores';
import {
  Button,
  ButtonLink,
  Cluster,
  Container,
  DefinitionList,
  FormSkeleton,
  InlineNotice,
  Panel,
  PrinterIcon,
  Section,
  Split,
  StatusPill,
} from '@ortoo/ui';
import { Failed } from '../parts/failed';
import { LeaseSchedule } from '../parts/lease/lease-schedule';
import { Copyable } from '../parts/copyable';
import { LicensePanel } from '../parts/license-panel';
import { LineSummary } from '../parts/line-summary';
import { LinkNotice } from '../parts/link-notice';
import { OrderSums } from '../parts/order-sums';
import { PaymentNotices } from '../parts/payment-notices';
import { ReceiptPanel } from '../parts/receipt/receipt-panel';
import { ReturnPanel } from '../parts/returns/return-panel';
import { SignIn } from '../parts/sign-in';
import { OrderTickets } from '../parts/ticket/order-tickets';
import { useAddressLine } from '../parts/use-address-line';
import { useDeliveryTime } from '../parts/use-delivery-time';
import { KeepOrder } from './keep-order';
import { isFresh, nextOf, toneOf } from './order.rules';
import { orderQuery } from './order.queries';

/** The recipient, or the payer when different. */
const Person = ({ title, role, address }: { title: string; role: string; address: Address }) => {
  const t = useMessages();
  const lineOf = useAddressLine();
  return (
    <Section title={title}>
      <DefinitionList
        items={[
          { term: role, value: `${address.firstname} ${address.lastname}`.trim() },
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
          { term: place.name, value: `${bindNumbers(place.address)} · ${place.directions}` },
          { term: t('fields.phone'), value: formatPhone(place.phone) },
          { term: t('pickup.receiver'), value: receiver && `${receiver.name} · ${formatPhone(receiver.phone)}` },
        ]}
      />
    </Section>
  );
};

/** State of the delivery, and the number to follow it by. */
const Shipment = ({ shipment, isPickup }: { shipment: Order['shipments'][number]; isPickup: boolean }) => {
  const t = useMessages();
  const locale = useLocale();
  const timeOf = useDeliveryTime();
  const { state, tracking, shipped_at, delivered_at } = shipment;
  const rate = delivered_at ? undefined : shipment.shipping_rates.find(({ selected }) => selected);
  const step = delivered_at ? 'delivered' : state === 'shipped' ? 'shipped' : state === 'ready' ? 'ready' : 'pending';
  const at = delivered_at ?? shipped_at;
  return (
    <Section title={t(isPickup ? 'order.handover' : 'order.shipment')}>
      <DefinitionList
        items={[
          { term: t('order.shipmentState'), value: t(`order.${isPickup ? 'collect' : 'ship'}.${step}`) },
          { term: t(isPickup ? 'order.expectedReady' : 'order.expected'), value: rate && timeOf(rate) },
          { term: t('order.shipmentAt'), value: at && formatDateTime(at, locale) },
          {
            term: t('order.tracking'),
            value: tracking && <Copyable name={t('order.tracking')} text={tracking} shown={tracking} />,
          },
        ]}
      />
    </Section>
  );
};

/** Coupons to use come first; when all are used, the items of the order do. */
const Details = ({ order, asOf }: { order: Order; asOf: number }) => {
  const t = useMessages();
  const { licenses = [] } = order;
  const leads = order.coupons.some(({ state }) => state === 'active');
  const tickets = order.coupons.length > 0 && (
    <Section title={t('order.coupons')} {...(leads && { text: t('order.couponsText') })}>
      <OrderTickets tickets={order.coupons} asOf={asOf} />
    </Section>
  );
  return (
    <div className="details">
      {leads && tickets}
      {order.token && order.completed_at && <KeepOrder number={order.number} token={order.token} />}
      <Section title={t('order.items')}>
        <ul className="lines">
          {order.line_items.map(line => (
            <LineSummary key={line.id} line={line} />
          ))}
        </ul>
      </Section>
      {licenses.length > 0 && (
        <Section title={t('order.licenses')}>
          <ul className="lines">
            {licenses.map(license => (
              <LicensePanel key={license.id} license={license} />
            ))}
          </ul>
        </Section>
      )}
      {!leads && tickets}
      {order.shipments.map(shipment => (
        <Shipment key={shipment.id} shipment={shipment} isPickup={order.pickup_location !== null} />
      ))}
      {order.ship_address && order.shippable && (
        <Person title={t('checkout.address')} role={t('order.receiver')} address={order.ship_address} />
      )}
      {order.pickup_location && order.shippable && <Pickup place={order.pickup_location} receiver={order.receiver} />}
      {order.bill_address && order.shippable && (
        <Person title={t('payer.title')} role={t('payer.name')} address={order.bill_address} />
      )}
      {(order.lease?.state === 'running' || order.lease?.state === 'finished') && (
        <LeaseSchedule number={order.number} />
      )}
      {order.payment_state === 'paid' && <ReceiptPanel order={order} />}
      {order.payment_state === 'paid' && <ReturnPanel number={order.number} />}
    </div>
  );
};

const OpenOrder = ({ order, asOf }: { order: Order; asOf: number }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  useEffect(() => emit('order_shown', { order }), [order]);
  const label = orderLabel(order, Date.parse(order.updated_at));
  const isNew = isFresh(order, label);
  const next = isNew ? nextOf(order) : [];
  return (
    <Container css={style}>
      <header>
        <h1>{isNew ? t('order.thanks') : t('order.title', { number: order.number })}</h1>
        <p className="lead">
          <StatusPill tone={toneOf(label)}>{t(label)}</StatusPill>
          <span>
            {isNew && t('order.number', { number: order.number })}
            {isNew && order.completed_at && ' · '}
            {order.completed_at && formatDateTime(order.completed_at, locale)}
          </span>
        </p>
      </header>
      {next.length > 0 && (
        <InlineNotice tone="good">
          <ul className="next" aria-label={t('order.next')}>
            {next.map(key => (
              <li key={key}>{t(key, { years: order.age_check?.years ?? 0 })}</li>
            ))}
          </ul>
        </InlineNotice>
      )}
      <PaymentNotices payments={order.payments} />
      {!order.completed_at && (
        <LinkNotice to="/checkout" label={t('order.finish')}>
          {t('order.open')}
        </LinkNotice>
      )}
      <Split
        main={<Details order={order} asOf={asOf} />}
        aside={
          <Panel as="section" tone="sand" aria-label={t('checkout.order')}>
            <OrderSums order={order} />
          </Panel>
        }
      />
      <Cluster>
        {order.token === null && <ButtonLink href={href('/orders')}>{t('order.mine')}</ButtonLink>}
        <ButtonLink kind="secondary" href={href('/products')}>
          {t('actions.continueShopping')}
        </ButtonLink>
        <Button kind="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
          {t('actions.print')}
        </Button>
      </Cluster>
    </Container>
  );
};

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
      <section css={style}>
        <h1>{user ? t('order.missing', { number }) : t('order.private')}</h1>
        <p>{t('order.privateText')}</p>
        {!user && <SignIn next={`/orders/${number}`} />}
      </section>
    </Container>
  );
};

const OrderPage = ({ params }: PageProps) => {
  const t = useMessages();
  const number = params['number'] ?? '';
  const isArriving = useTokenFromLink(number);
  const user = useStore($user, { ssr: 'initial' });
  const query = useQuery({ ...orderQuery(number), enabled: !isArriving });
  const { data: order, dataUpdatedAt, error, refetch } = query;
  const openAgain = useEffectEvent(() => isClosed(error) && void refetch());
  useEffect(() => {
    if (user?.id !== undefined) openAgain();
  }, [user?.id]);
  if (order) return <OpenOrder order={order} asOf={dataUpdatedAt} />;
  if (isClosed(error)) return <ClosedOrder number={number} />;
  return <Container>{error ? <Failed query={query} whole /> : <FormSkeleton label={t('state.loading')} />}</Container>;
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
  .next {
    display: grid;
    gap: 0.25rem;
  }
  .lines {
    display: grid;
    gap: var(--space-2);
  }
  .details {
    display: grid;
    gap: var(--space-5);
  }
`;

export const page = definePage({
  head: ({ t, params }) => ({ title: t('order.title', { number: params['number'] ?? '' }), robots: 'noindex' }),
  Page: OrderPage,
});
