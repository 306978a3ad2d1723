import { defineEndpoint } from '../endpoint';
import type { listETicketsSchemas } from './coupons.schema';

export const listETickets = defineEndpoint<typeof listETicketsSchemas>({
  method: 'GET',
  path: '/e_tickets',
  access: 'signed-in',
});
