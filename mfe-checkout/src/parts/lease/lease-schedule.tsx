import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@ortoo/i18n';
import { useLocale, useMessages } from '@ortoo/remote';
import { DefinitionList, ListSkeleton, Section, Stack, StatusPill, Table } from '@ortoo/ui';
import { useMoney } from '../use-money';
import { Failed } from '../failed';
import { leaseQuery } from './lease.queries';
import { PayLease } from './pay-lease';

/** The instalments of an order: due dates, payments, and a button for the next one. */
export const LeaseSchedule = ({ number }: { number: string }) => {
  const t = useMessages();
  const locale = useLocale();
  const amount = useMoney();
  const query = useQuery(leaseQuery(number));
  const { data: lease, isError } = query;
  if (isError && !lease) return <Failed query={query} />;
  if (!lease) return <ListSkeleton label={t('state.loading')} count={3} />;
  const next = lease.schedule.find(({ paid_at }) => paid_at === null);
  return (
    <Section title={t('lease.title')}>
      <div css={style}>
        <Stack gap={3}>
          <p role="status">
            <StatusPill tone={lease.state === 'finished' ? 'good' : 'moving'}>
              {t(lease.state === 'finished' ? 'lease.finished' : 'lease.running')}
            </StatusPill>
          </p>
          <DefinitionList
            items={[
              { term: t('lease.downPayment'), value: amount(lease.down_payment) },
              { term: t('lease.outstanding'), value: amount(lease.outstanding), strong: true },
            ]}
          />
          {lease.state === 'running' && next && (
            <Stack gap={2}>
              <p>{t('lease.payNext', { number: next.position, amount: amount(next.amount) })}</p>
              <PayLease number={number} lease={lease} />
            </Stack>
          )}
          <Table
            caption={t('lease.schedule')}
            rows={lease.schedule}
            keyOf={({ position }) => position}
            columns={[
              { id: 'position', head: '№', rowHead: true, cell: row => row.position },
              { id: 'due', head: t('lease.due'), cell: row => formatDate(row.due_on, locale) },
              { id: 'amount', head: t('lease.amount'), align: 'end', cell: row => amount(row.amount) },
              {
                id: 'state',
                head: t('lease.state'),
                cell: row => (row.paid_at ? t('lease.paid', { date: formatDate(row.paid_at, locale) }) : '–'),
              },
            ]}
          />
        </Stack>
      </div>
    </Section>
  );
};

const style = css`
  max-width: 40rem;
`;
