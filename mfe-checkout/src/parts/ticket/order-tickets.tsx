import { css } from '@emotion/react';
import type { Coupon } from '@ortoo/contracts';
import { CouponCard } from './coupon-card';
import { TicketTools } from './ticket-tools';
import { useSavedTickets } from './use-saved-tickets';

/** Coupons and tickets of an order, each with its code and its actions. */
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
