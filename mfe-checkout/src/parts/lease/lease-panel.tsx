import { css } from '@emotion/react';
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { leaseTerms, type Lease, type Order } from '@ortoo/contracts';
import { useMessages } from '@ortoo/remote';
import { ApiError } from '@ortoo/http';
import { Button, DefinitionList, FormSkeleton, InlineNotice, Select, Stack, TextField } from '@ortoo/ui';
import { FailedCommand } from '../failed-command';
import { useMoney } from '../use-money';
import { applyForLeaseMutation, changeMonths, leaseQuery } from './lease.queries';
import { PayLease } from './pay-lease';

interface PartProps {
  order: Order;
  lease: Lease;
}

const Terms = ({ lease }: { lease: Lease }) => {
  const t = useMessages();
  const amount = useMoney();
  return (
    <DefinitionList
      items={[
        { term: t('lease.downPayment'), value: amount(lease.down_payment), strong: true },
        { term: t('lease.monthly'), value: amount(lease.monthly) },
        { term: t('lease.months'), value: lease.state !== 'down_payment' && lease.months },
        { term: t('lease.totalCost'), value: amount(lease.total_cost) },
      ]}
    />
  );
};

const DownPayment = ({ order, lease }: PartProps) => {
  const t = useMessages();
  const amount = useMoney();
  const change = useMutation(changeMonths(order.number));
  return (
    <>
      <Select
        label={t('lease.months')}
        value={String(lease.months)}
        disabled={change.isPending || lease.payments.some(({ invoice }) => invoice)}
        onChange={event => change.mutate(Number(event.target.value))}
        options={leaseTerms.months.map(months => ({ value: String(months), label: String(months) }))}
      />
      <FailedCommand error={change.error} />
      {lease.notice && <InlineNotice>{lease.notice}</InlineNotice>}
      <p>{t('lease.payDown', { amount: amount(lease.down_payment) })}</p>
      <PayLease number={order.number} lease={lease} />
      {lease.payments.some(({ invoice }) => invoice) && <p role="status">{t('pay.waiting')}</p>}
    </>
  );
};

const Application = ({ order: { number }, lease }: PartProps) => {
  const t = useMessages();
  const amount = useMoney();
  const apply = useMutation(applyForLeaseMutation(number));
  const [phone, setPhone] = useState('');
  const fault = apply.error instanceof ApiError ? apply.error.fields['phone'] : undefined;
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        apply.mutate(phone);
      }}
    >
      <Stack gap={2}>
        <InlineNotice tone="good" announce>
          {t('lease.paidDown', { amount: amount(lease.down_payment) })}
        </InlineNotice>
        <TextField
          label={t('lease.phone')}
          hint={t('lease.phoneHint')}
          {...(fault && { error: fault })}
          inputMode="tel"
          autoComplete="tel"
          value={phone}
          onChange={event => {
            setPhone(event.target.value);
            apply.reset();
          }}
        />
        {!fault && <FailedCommand error={apply.error} />}
        <Button type="submit" wide busy={apply.isPending}>
          {t('lease.apply')}
        </Button>
      </Stack>
    </form>
  );
};

/** From the choice of months over the down payment to the lender's decision. */
export const LeasePanel = ({ order }: { order: Order }) => {
  const t = useMessages();
  const { data: lease, error } = useQuery(leaseQuery(order.number));
  if (!lease) return error ? <FailedCommand error={error} /> : <FormSkeleton label={t('state.loading')} fields={2} />;
  return (
    <div css={style}>
      <Terms lease={lease} />
      {lease.state === 'down_payment' && <DownPayment order={order} lease={lease} />}
      {lease.state === 'ready' && <Application order={order} lease={lease} />}
      {lease.state === 'applying' && <p role="status">{t('lease.applying')}</p>}
    </div>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  width: min(36rem, 100%);
  text-align: start;
  figure,
  figure + ul {
    justify-self: center;
  }
`;
