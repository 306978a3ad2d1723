import type { Coupon } from '@ortoo/contracts';

const ahead = 7 * 86_400_000;
const behind = 6 * 3_600_000;
const shown = 2;

/** Tickets of events within a week, the next one first; an event that has begun stays for six hours. */
export const comingTickets = (tickets: readonly Coupon[], now: number): (Coupon & { event_at: string })[] =>
  tickets
    .flatMap(ticket => (ticket.event_at === null ? [] : [{ ...ticket, event_at: ticket.event_at }]))
    .filter(({ event_at }) => Date.parse(event_at) > now - behind && Date.parse(event_at) < now + ahead)
    .sort((a, b) => Date.parse(a.event_at) - Date.parse(b.event_at))
    .slice(0, shown);
