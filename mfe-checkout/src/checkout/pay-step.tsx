import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { hasShortage, type Invoice, type Order, type Payment } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { formatCountdown } from '@ortoo/i18n';
import { useMessages, useNavigate, useSearchParams } from '@ortoo/remote';
import { takeOrder, verifySession } from '@ortoo/stores';
import { CountdownText, InlineNotice } from '@ortoo/ui';
import { FailedCommand } from '../parts/failed-command';
import { InvoicePanel } from '../parts/invoice-panel';
import { LinkNotice } from '../parts/link-notice';
import { PaymentCheck } from '../parts/payment-check';
import { PaymentNotices } from '../parts/payment-notices';
import { paymentCheckQuery } from './checkout.queries';
import { useCountdown } from '../parts/use-countdown';
import { $visitedInvoice } from '../parts/visited-bank.store';
import { LeasePanel } from '../parts/lease/lease-panel';
import { openPaymentOf } from './payment-methods.rules';
import { StoppedPayment } from './stopped-payment';
import { useAppTokens } from './use-app-tokens';

const lastMinute = 60_000;

interface PayStepProps {
  order: Order;
  payment: Payment;
  invoice: Invoice;
}

const OpenInvoice = ({ order, payment, invoice }: PayStepProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [firstInvoice] = useState(invoice.invoice_id);
  const apiError = useAppTokens(order.number);
  const left = useCountdown(order.held_until ?? invoice.expires_at);
  const query = useQuery(paymentCheckQuery(order.number, payment.id));
  const { data, error } = query;
  const current = data ?? order;
  const hasReturned = search.has('returned');
  const wasAtBank = useStore($visitedInvoice, { ssr: 'initial' }) === invoice.invoice_id || hasReturned;
  const isUnpaid = invoice.kind === 'redirect' && wasAtBank && data?.state === 'confirm' && !error;
  useEffect(() => {
    if (hasReturned) $visitedInvoice.set(invoice.invoice_id);
  }, [hasReturned, invoice.invoice_id]);
  useEffect(() => {
    if (!data) return;
    const isOpen = data.completed_at === null && data.state === 'confirm';
    if (isOpen && openPaymentOf(data)?.invoice?.invoice_id === invoice.invoice_id) return;
    takeOrder(data);
    if (isOpen) return;
    void navigate(data.completed_at === null ? '/checkout/payment' : `/orders/${data.number}`, { replace: true });
  }, [data, invoice.invoice_id, navigate]);
  // After the session has ended the order is inaccessible: the page then redirects to sign-in.
  useEffect(() => {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) void verifySession();
  }, [error]);
  return (
    <div css={style}>
      <FailedCommand error={apiError} />
      {invoice.invoice_id !== firstInvoice && (
        <InlineNotice tone="warn" announce>
          {t('pay.changedElsewhere')}
        </InlineNotice>
      )}
      <PaymentNotices payments={current.payments} />
      {isUnpaid && (
        <LinkNotice to="/checkout/payment" label={t('pay.otherWay')}>
          {t('pay.unpaid')}
        </LinkNotice>
      )}
      {invoice.kind === 'lease' ? (
        <LeasePanel order={order} />
      ) : (
        <InvoicePanel amount={payment.amount} invoice={openPaymentOf(current)?.invoice ?? invoice} />
      )}
      <CountdownText label={t('pay.left')} value={formatCountdown(left / 1000)} urgent={left < lastMinute} />
      <PaymentCheck query={query} isAutomatic={invoice.kind === 'lease'} />
    </div>
  );
};

/** The open invoice, polled until it is paid. */
export const PayStep = ({ order }: { order: Order }) => {
  const t = useMessages();
  const payment = openPaymentOf(order);
  if (payment?.invoice) return <OpenInvoice order={order} payment={payment} invoice={payment.invoice} />;
  if (hasShortage(order)) return <StoppedPayment order={order} />;
  return (
    <LinkNotice to="/checkout/payment" label={t('actions.back')}>
      {t('pay.noInvoice')}
    </LinkNotice>
  );
};

const style = css`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  text-align: center;
`;
