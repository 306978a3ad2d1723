import { getLoyalty, listETickets } from '@ortoo/contracts/endpoints';
import { endpointQuery } from '@ortoo/remote';

export const openTicketsQuery = () =>
  endpointQuery(['coupons', 'tickets', 'open'], listETickets, { query: { state: 'active', per_page: 100 } });

/** Points, if the site has any. */
export const loyaltyQuery = () => endpointQuery(['wallet', 'loyalty'], getLoyalty, {}, { retry: false });
