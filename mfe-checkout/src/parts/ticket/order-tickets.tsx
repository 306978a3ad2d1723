import { css } from '@emotion/react';
import type { Coupon } from '@ortoo/contracts';
import { CouponCard } from './coupon-card';
import { TicketTools } from './ticket-tools';
import { useSavedTickets } from './use-saved-tickets';

/** What an order has brought, each with its code and all that can be done with it. */
export const OrderTickets = ({ tickets, asOf }: { tickets: readonly Coupon[]; asOf: number }) => {
  useSavedTickets(tickets, asOf);
  return (
    <ul css={style}>
      {tickets.map(ticket => (
        <li key={ticket.id}>
          <CouponCard coupon={ticket} />
          <TicketTools ticket={ticket} />
        </li>
      ))}
    </ul>
  );
};

const style = css`
  &,
  > li {
    display: grid;
    gap: var(--space-2);
  }
`;
