import { defineEndpoint } from '../endpoint';
import type { listPayableOrdersSchemas } from './statement.schema';

/** Unpaid orders that an amount may be for, the likeliest first. */
export const listPayableOrders = defineEndpoint<typeof listPayableOrdersSchemas>({
  method: 'GET',
  path: '/back_office/statement_entries/:id/orders',
  access: 'staff:money',
});
