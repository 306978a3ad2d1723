import { useMutation } from '@tanstack/react-query';
import type { StaffOrder } from '@ortoo/contracts';
import { formatDateTime } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { Button, Disclosure, ErrorNotice, InlineNotice, StatusPill, type StatusTone } from '@ortoo/ui';
import { moneyText } from '../parts/money-text';
import { useDifferenceText } from '../parts/use-difference-text';
import { changeOrderMutation, checkPaymentMutation } from './orders.mutations';

type Payment = StaffOrder['payments'][number];

const tones: Partial<Record<Payment['state'], StatusTone>> = { completed: 'good', failed: 'bad', void: 'plain' };

const PaymentRow = ({ number, payment }: { number: string; payment: Payment }) => {
  const t = useMessages();
  const locale = useLocale();
  const differenceText = useDifferenceText();
  const { mutate, data: report, error, isPending } = useMutation(checkPaymentMutation(number));
  const facts = [
    payment.number,
    payment.invoice_id,
    formatDateTime(payment.completed_at ?? payment.created_at, locale),
  ];
  return (
    <li>
      <span>
        {payment.method}
        <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
        {payment.failure && <span className="soft">{t(`orders.failures.${payment.failure}`)}</span>}
        {payment.difference && <InlineNotice tone="bad">{differenceText(payment.difference)}</InlineNotice>}
        <span role="status">
          {report &&
            t(`orders.reports.${report.state}`, { amount: report.amount ? moneyText(report.amount, locale) : '' })}
        </span>
        <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
      </span>
      <StatusPill tone={tones[payment.state] ?? 'waiting'}>{t(`orders.paymentStates.${payment.state}`)}</StatusPill>
      <span className="amount">{moneyText(payment.amount, locale)}</span>
      {payment.invoice_id && (
        <Button
          kind="quiet"
          size="sm"
          busy={isPending}
          aria-label={`${t('orders.askProvider')}: ${payment.number}`}
          onClick={() => mutate(payment.number)}
        >
          {t('orders.askProvider')}
        </Button>
      )}
    </li>
  );
};

/** Attempts to pay, with the providers' answers. */
export const OrderPayments = ({ order: { number, payments, receipt } }: { order: StaffOrder }) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <>
      {payments.length === 0 && <p className="soft">{t('orders.noPayments')}</p>}
      <ul className="rows">
        {payments.map(payment => (
          <PaymentRow key={payment.number} {...{ number, payment }} />
        ))}
        {receipt && (
          <li>
            <span>
              {t('orders.receipt')}
              <span className="soft">{[receipt.ddtd, receipt.lottery].filter(Boolean).join(' · ')}</span>
            </span>
            <StatusPill tone={receipt.state === 'issued' ? 'good' : 'plain'}>
              {t(`orders.receiptStates.${receipt.state}`)}
            </StatusPill>
            {receipt.total && <span className="amount">{moneyText(receipt.total, locale)}</span>}
          </li>
        )}
      </ul>
    </>
  );
};

type Refund = StaffOrder['refunds'][number];

const RefundRow = ({ number, refund }: { number: string; refund: Refund }) => {
  const t = useMessages();
  const locale = useLocale();
  const { mutate, error, isPending } = useMutation(changeOrderMutation(number));
  const { bank_account: account, reason, to_transfer: owed } = refund;
  const facts = [
    formatDateTime(refund.created_at, locale),
    reason,
    account && `${account.account_name}, ${account.iban}`,
  ];
  return (
    <li>
      <span>
        {t(`orders.destinations.${refund.destination}`)}
        <span className="soft">{facts.filter(Boolean).join(' · ')}</span>
        <ErrorNotice>{error ? error.message || t('errors.text') : undefined}</ErrorNotice>
      </span>
      <StatusPill tone={refund.is_pending ? 'waiting' : 'good'}>
        {t(refund.is_pending ? 'orders.refundPending' : 'orders.refundDone')}
      </StatusPill>
      <span className="amount">{moneyText(refund.amount, locale)}</span>
      {owed && (
        <Button size="sm" busy={isPending} onClick={() => mutate({ kind: 'pay_refund', id: refund.id })}>
          {t('orders.transferred')}
        </Button>
      )}
    </li>
  );
};

/** What went back to the buyer. */
export const OrderRefunds = ({ order: { number, refunds } }: { order: StaffOrder }) => {
  const t = useMessages();
  if (refunds.length === 0) return <p className="soft">{t('orders.noRefunds')}</p>;
  return (
    <ul className="rows">
      {refunds.map(refund => (
        <RefundRow key={refund.id} {...{ number, refund }} />
      ))}
    </ul>
  );
};

/** The order in the books. */
export const OrderLedger = ({ movements }: Pick<StaffOrder, 'movements'>) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <Disclosure summary={t('orders.ledger')}>
      {movements.length === 0 && <p className="soft">{t('orders.noMovements')}</p>}
      {movements.map(({ id, at, reason, entries }) => (
        <div key={id}>
          <h3>{`${reason} · ${formatDateTime(at, locale)}`}</h3>
          <ul className="rows">
            {entries.map(({ account, amount }) => (
              <li key={account}>
                <span>{account}</span>
                <span className="amount">{moneyText(amount, locale)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Disclosure>
  );
};
