import type { Coupon } from '@ortoo/contracts';
import { comingTickets } from './coming-tickets.rules';

const now = Date.parse('2026-11-28T12:00:00Z');
const ticket = (id: number, event_at: string | null) => ({ id, event_at }) as Coupon;

it('shows the next two events within a week, and one that has just begun', () => {
  const tickets = [
    ticket(1, '2026-12-04T12:00:00Z'),
    ticket(2, null),
    ticket(3, '2026-11-28T08:00:00Z'),
    ticket(4, '2026-11-28T05:00:00Z'),
    ticket(5, '2026-12-06T12:00:00Z'),
    ticket(6, '2026-12-02T12:00:00Z'),
  ];
  expect(comingTickets(tickets, now).map(({ id }) => id)).toEqual([3, 6]);
  expect(comingTickets([], now)).toEqual([]);
});
