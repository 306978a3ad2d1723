import { css } from '@emotion/react';
import { useEffect } from 'react';
import { orderLabel, toMoney, type Order } from '@ortoo/contracts';
import { formatDateTime, formatMoney } from '@ortoo/i18n';
import { Slot, useHref, useLocale, useMessages } from '@ortoo/remote';
import { langOf } from '@ortoo/remote/lang';
import { useLineFacts } from '@ortoo/remote/line-facts';
import { emit } from '@ortoo/stores';
import {
  Button,
  ButtonLink,
  Cluster,
  Container,
  FormSkeleton,
  InlineNotice,
  PrinterIcon,
  ProductLine,
  Section,
  Split,
  StatusPill,
} from '@ortoo/ui';
import { BackLink } from '../parts/back-link';
import { orderTones } from '../parts/order-tones.rules';
import { KeepOrder } from './keep-order';
import { OrderActions } from './order-actions';
import { OrderPeople } from './order-people';
import { OrderShipment } from './order-shipment';
import { isFresh, nextOf } from './order.rules';

const Lines = ({ order }: { order: Order }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const factsOf = useLineFacts();
  return (
    <Section title={t('order.items')}>
      <ul className="lines">
        {order.line_items.map(line => (
          <ProductLine
            key={line.id}
            image={line.product.image}
            name={line.product.name}
            lang={langOf(line.product)}
            href={href(`/products/${line.product.slug}`)}
            facts={factsOf(line)}
            amount={formatMoney(toMoney(line.total), locale)}
          />
        ))}
      </ul>
    </Section>
  );
};

/** Coupons to use come first; when all are used, the items of the order do. */
const Details = ({ order }: { order: Order }) => {
  const t = useMessages();
  const { number, coupons, licenses = [], payment_state, completed_at } = order;
  const props = { number };
  const leads = coupons.some(({ state }) => state === 'active');
  const fallback = <FormSkeleton label={t('state.loading')} fields={2} />;
  const tickets = coupons.length + licenses.length > 0 && (
    <Slot id="checkout.order-tickets" props={props} when="now" fallback={fallback} />
  );
  return (
    <div className="details">
      {leads && tickets}
      {order.token && completed_at && <KeepOrder number={number} token={order.token} />}
      <Lines order={order} />
      {!leads && tickets}
      {order.state !== 'canceled' &&
        order.shipments.map(shipment => <OrderShipment key={shipment.id} order={order} shipment={shipment} />)}
      <OrderPeople order={order} />
      {payment_state === 'paid' && (
        <>
          <Slot id="checkout.order-receipt" props={props} when="now" />
          <Slot id="checkout.order-return" props={props} when="now" />
        </>
      )}
    </div>
  );
};

const Heading = ({ order }: { order: Order }) => {
  const t = useMessages();
  const locale = useLocale();
  const { number, completed_at: bought } = order;
  const label = orderLabel(order, Date.parse(order.updated_at));
  const isNew = isFresh(order, label);
  const next = isNew ? nextOf(order) : [];
  return (
    <>
      <header>
        {order.token === null && !isNew && (
          <BackLink to="/orders" className="no-print">
            {t('order.mine')}
          </BackLink>
        )}
        <h1>{isNew ? t('order.thanks') : t('order.title', { number })}</h1>
        <p className="lead">
          <StatusPill tone={orderTones[label]}>{t(label)}</StatusPill>
          <span>
            {isNew && t('order.number', { number })}
            {isNew && bought && ' · '}
            {bought && formatDateTime(bought, locale)}
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
    </>
  );
};

/** An order that its reader may see. */
export const OpenOrder = ({ order }: { order: Order }) => {
  const t = useMessages();
  const href = useHref();
  const props = { number: order.number };
  useEffect(() => emit('order_shown', { order }), [order]);
  return (
    <Container css={style}>
      <Heading order={order} />
      <Slot id="checkout.order-payment" props={props} when="now" />
      <Split
        main={<Details order={order} />}
        aside={
          <Slot
            id="checkout.order-sums"
            props={props}
            when="now"
            fallback={<FormSkeleton label={t('state.loading')} fields={3} />}
          />
        }
      />
      {order.completed_at && <OrderActions order={order} />}
      <div className="no-print">
        <Cluster>
          {order.token === null && <ButtonLink href={href('/orders')}>{t('order.mine')}</ButtonLink>}
          <ButtonLink kind="secondary" href={href('/products')}>
            {t('actions.continueShopping')}
          </ButtonLink>
          <Button kind="quiet" icon={<PrinterIcon />} onClick={() => window.print()}>
            {t('actions.print')}
          </Button>
        </Cluster>
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
