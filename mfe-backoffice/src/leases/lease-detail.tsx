import { css } from '@emotion/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { toMoney, type StaffLeaseDetail } from '@ortoo/contracts';
import { formatDate, formatDateTime, formatPhone } from '@ortoo/i18n';
import { useHref, useLocale, useMessages } from '@ortoo/remote';
import { useErrorText } from '@ortoo/remote/error-text';
import { showToast } from '@ortoo/stores';
import { Button, DefinitionList, ErrorNotice, InlineNotice, TextLink } from '@ortoo/ui';
import { DetailPanel } from '../parts/detail-panel';
import { FixedText } from '../parts/fixed-text';
import { moneyText } from '../parts/money-text';
import type { ListControl } from '../parts/use-list';
import { LeaseState } from './lease-state';
import { leaseQuery, remindMutation } from './leases.queries';

const Facts = ({ lease }: { lease: StaffLeaseDetail }) => {
  const t = useMessages();
  const href = useHref();
  const locale = useLocale();
  const { order_number: order, phone, overdue, reminded_on } = lease;
  return (
    <DefinitionList
      items={[
        { term: t('leases.overdue'), value: toMoney(overdue) > 0 && moneyText(overdue, locale) },
        { term: t('leases.outstanding'), value: moneyText(lease.outstanding, locale) },
        { term: t('leases.financed'), value: moneyText(lease.financed, locale) },
        { term: t('leases.down'), value: moneyText(lease.down_payment, locale) },
        {
          term: t('leases.phone'),
          value: phone && <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>,
        },
        { term: t('leases.order'), value: <TextLink href={href(`/backoffice/orders/${order}`)}>{order}</TextLink> },
        { term: t('leases.reminded'), value: reminded_on && formatDate(reminded_on, locale, 'day') },
        { term: t('leases.reminders'), value: lease.reminders > 0 && lease.reminders },
      ]}
    />
  );
};

const Instalments = ({ instalments }: Pick<StaffLeaseDetail, 'instalments'>) => {
  const t = useMessages();
  const locale = useLocale();
  return (
    <>
      <h3>{t('leases.instalments')}</h3>
      <ol css={rowsStyle}>
        {instalments.map(({ position, due_on, amount, paid_at, is_overdue }) => (
          <li key={position}>
            <span>
              {formatDate(due_on, locale, 'day')}
              <span className="soft">
                {paid_at ? t('leases.paidOn', { date: formatDate(paid_at, locale, 'day') }) : undefined}
                {!paid_at && t(is_overdue ? 'leases.isLate' : 'leases.isDue')}
              </span>
            </span>
            <strong>{moneyText(amount, locale)}</strong>
          </li>
        ))}
      </ol>
    </>
  );
};

const Payments = ({ payments }: Pick<StaffLeaseDetail, 'payments'>) => {
  const t = useMessages();
  const locale = useLocale();
  if (payments.length === 0) return null;
  return (
    <>
      <h3>{t('leases.payments')}</h3>
      <ul css={rowsStyle}>
        {payments.map(({ number, position, amount, method, paid_at }) => (
          <li key={number}>
            <span>
              {position === 0 ? t('leases.down') : t('leases.nth', { position })}
              <span className="soft">
                {method} · <FixedText>{number}</FixedText>
                {paid_at && ` · ${formatDateTime(paid_at, locale, 'short')}`}
              </span>
            </span>
            <strong>{moneyText(amount, locale)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
};

/** A lease with its instalments and payments, and a reminder for a buyer who is behind. */
export const LeaseDetail = ({ list, number }: { list: ListControl; number: string }) => {
  const t = useMessages();
  const errorOf = useErrorText();
  const query = useQuery(leaseQuery(number));
  const { mutate, error, isPending } = useMutation({
    ...remindMutation,
    onSuccess: ({ buyer }) => showToast({ tone: 'success', text: t('leases.remindedNow', { buyer }) }),
  });
  const { data: lease } = query;
  const isLate = lease !== undefined && lease.overdue_days > 0;
  return (
    <DetailPanel
      list={list}
      title={lease ? lease.buyer || lease.order_number : t('leases.one')}
      status={lease && <LeaseState lease={lease} />}
      query={query}
      actions={
        lease?.may_remind && (
          <Button busy={isPending} onClick={() => mutate(number)}>
            {t('leases.remind')}
          </Button>
        )
      }
    >
      <ErrorNotice>{errorOf(error)}</ErrorNotice>
      {isLate && !lease.may_remind && <InlineNotice>{t('leases.remindedToday')}</InlineNotice>}
      {lease && (
        <>
          <Facts lease={lease} />
          <Instalments instalments={lease.instalments} />
          <Payments payments={lease.payments} />
        </>
      )}
    </DetailPanel>
  );
};

const rowsStyle = css`
  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-1);
    padding-block: 0.5rem;
    border-top: 1px solid var(--line);
  }
  li > span {
    display: grid;
    min-width: 0;
  }
  li > strong {
    flex: none;
  }
`;
