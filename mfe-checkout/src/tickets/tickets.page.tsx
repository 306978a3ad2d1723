import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { definePage, useMessages } from '@ortoo/remote';
import { TicketIcon } from '@ortoo/ui';
import { CouponCard } from '../parts/coupon-card';
import { ListPage } from '../parts/list-page';
import { TicketTools } from './ticket-tools';
import { ticketsQuery } from './tickets.queries';

const TicketsPage = () => {
  const t = useMessages();
  const list = useQuery(ticketsQuery());
  return (
    <ListPage
      title={t('ticket.title')}
      list={list}
      items={list.data?.coupons}
      empty={{ icon: <TicketIcon />, title: t('ticket.empty'), text: t('ticket.emptyText') }}
    >
      {ticket => (
        <li key={ticket.id} css={style}>
          <CouponCard coupon={ticket} level={2} />
          <TicketTools ticket={ticket} />
        </li>
      )}
    </ListPage>
  );
};

const style = css`
  display: grid;
  gap: var(--space-2);
  padding-bottom: var(--space-2);
`;

export const page = definePage({
  head: ({ t }) => ({ title: t('ticket.title'), robots: 'noindex' }),
  Page: TicketsPage,
});
