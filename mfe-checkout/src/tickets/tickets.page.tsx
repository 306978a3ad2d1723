import { useQuery } from '@tanstack/react-query';
import { definePersonalPage, useMessages } from '@ortoo/remote';
import { InlineNotice, TicketIcon } from '@ortoo/ui';
import { ListPage } from '../parts/list-page';
import { CouponCard } from '../parts/ticket/coupon-card';
import { ticketItem } from '../parts/ticket/ticket-item-style';
import { TicketTools } from '../parts/ticket/ticket-tools';
import { useSavedTickets } from '../parts/ticket/use-saved-tickets';
import { ticketsQuery } from './tickets.queries';

const TicketsPage = () => {
  const t = useMessages();
  const list = useQuery(ticketsQuery());
  const tickets = list.data?.coupons;
  const saved = useSavedTickets(tickets, list.dataUpdatedAt);
  return (
    <ListPage
      title={t('ticket.title')}
      list={list}
      items={tickets}
      empty={{ icon: <TicketIcon />, title: t('ticket.empty'), text: t('ticket.emptyText') }}
      foot={
        saved !== undefined && (
          <InlineNotice tone={saved ? 'good' : 'info'} announce>
            {t(saved ? 'ticket.kept' : 'ticket.notKept')}
          </InlineNotice>
        )
      }
    >
      {ticket => (
        <li key={ticket.id} css={ticketItem}>
          <CouponCard coupon={ticket} level={2} />
          <TicketTools ticket={ticket} />
        </li>
      )}
    </ListPage>
  );
};

export const page = definePersonalPage('ticket.title', TicketsPage);
