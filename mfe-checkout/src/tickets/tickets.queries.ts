import { listETickets } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

/** The user's e-tickets, newest first. */
export const ticketsQuery = () => endpointQuery(['coupons', 'tickets'], listETickets, { query: { per_page: 100 } });
