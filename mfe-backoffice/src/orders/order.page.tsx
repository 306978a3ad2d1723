import { css } from '@emotion/react';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import type { StaffOrder } from '@ortoo/contracts';
import { failedPage, useHref, useLateDialog, useMessages, type PageProps } from '@ortoo/remote';
import { $user } from '@ortoo/stores';
import { Button, ErrorPanel, ListSkeleton, TextLink } from '@ortoo/ui';
import { defineStaffPage } from '../parts/staff-page';
import { Workplace } from '../parts/workplace';
import { LateCancel, LateRefund, LateReturn } from './late-dialogs';
import { NextStep } from './next-step';
import { OrderLines, OrderSums } from './order-lines';
import { OrderMessages } from './order-messages';
import { OrderLedger, OrderPayments, OrderRefunds } from './order-money';
import { OrderNotes } from './order-notes';
import { OrderPapers } from './order-papers';
import { OrderPeople } from './order-people';
import { OrderReturns } from './order-returns';
import { OrderSection } from './order-section';
import { OrderStatus } from './order-status';
import { OrderTimeline } from './order-timeline';
import { staffOrderQuery } from './orders.queries';
import { receivedLines } from './received-lines.rules';

const MoneyActions = ({ order }: { order: StaffOrder }) => {
  const t = useMessages();
  const refund = useLateDialog();
  const cancel = useLateDialog();
  return (
    <div css={actionsStyle}>
      {Number(order.refundable) > 0 && (
        <Button kind="secondary" size="sm" {...refund.button}>
          {t('orders.refund')}
        </Button>
      )}
      {order.can_cancel && (
        <Button kind="quiet" size="sm" {...cancel.button}>
          {t('orders.cancel')}
        </Button>
      )}
      {refund.isRequested && <LateRefund key={order.refundable} order={order} {...refund.dialog} />}
      {cancel.isRequested && <LateCancel order={order} {...cancel.dialog} />}
    </div>
  );
};

const CreateReturn = ({ order }: { order: StaffOrder }) => {
  const t = useMessages();
  const dialog = useLateDialog();
  const lines = receivedLines(order);
  if (Number(order.refundable) <= 0 || lines.length === 0) return null;
  return (
    <>
      <Button kind="secondary" size="sm" {...dialog.button}>
        {t('orders.createReturn')}
      </Button>
      {dialog.isRequested && <LateReturn order={{ ...order, lines }} {...dialog.dialog} />}
    </>
  );
};

/** What only the shop's own staff see. */
const ShopParts = ({ order }: { order: StaffOrder }) => {
  const t = useMessages();
  return (
    <>
      <OrderSection title={t('orders.payments')} actions={<MoneyActions order={order} />}>
        <OrderPayments order={order} />
        <OrderLedger movements={order.movements} />
      </OrderSection>
      <OrderSection title={t('orders.refunds')}>
        <OrderRefunds order={order} />
      </OrderSection>
      <OrderSection title={t('orders.returns')} actions={<CreateReturn order={order} />}>
        <OrderReturns returns={order.returns} />
      </OrderSection>
      <OrderSection title={t('orders.messages')}>
        <OrderMessages order={order} />
      </OrderSection>
    </>
  );
};

const Content = ({ order, isVendor }: { order: StaffOrder; isVendor: boolean }) => {
  const t = useMessages();
  return (
    <div css={style}>
      <div className="parcel">
        {order.shipment && (
          <OrderSection title={t('orders.shipment')}>
            <div css={stepStyle}>
              <NextStep order={order} />
              <OrderPapers numbers={[order.number]} />
            </div>
          </OrderSection>
        )}
        <OrderSection title={t('orders.people')}>
          <OrderPeople order={order} />
        </OrderSection>
      </div>
      <div className="goods">
        <OrderSection title={t('orders.lines')}>
          <OrderLines lines={order.lines} />
          <OrderSums sums={order.sums} />
        </OrderSection>
        {!isVendor && <ShopParts order={order} />}
      </div>
      {!isVendor && (
        <div className="history">
          <OrderSection title={t('orders.notes')}>
            <OrderNotes order={order} />
          </OrderSection>
          <OrderSection title={t('orders.timeline')}>
            <OrderTimeline timeline={order.timeline} />
          </OrderSection>
        </div>
      )}
    </div>
  );
};

const OrderPage = ({ params }: PageProps) => {
  const t = useMessages();
  const href = useHref();
  const number = params['number'] ?? '';
  const query = useQuery(staffOrderQuery(number));
  const isVendor = Boolean(useStore($user, { ssr: 'initial' })?.vendor);
  const { data: order, isError } = query;
  return (
    <Workplace
      title={number}
      text={<TextLink href={href('/backoffice/orders')}>{t('orders.title')}</TextLink>}
      actions={order && <OrderStatus status={order.status} />}
    >
      {isError && !order && <ErrorPanel {...failedPage(t, query)} />}
      {!order && !isError && <ListSkeleton label={t('state.loading')} count={5} />}
      {order && <Content order={order} isVendor={isVendor} />}
    </Workplace>
  );
};

export const page = defineStaffPage(({ number }) => number ?? '', OrderPage);

const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

const stepStyle = css`
  display: grid;
  gap: var(--space-1-5);
`;

const style = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-2);
  }
  @media (min-width: 1280px) {
    grid-template: 'goods parcel' auto 'goods history' 1fr / minmax(0, 1fr) 24rem;
    .goods {
      grid-area: goods;
    }
    .parcel {
      grid-area: parcel;
    }
    .history {
      grid-area: history;
    }
  }
`;
