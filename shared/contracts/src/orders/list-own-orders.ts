import { defineEndpoint } from '../endpoint';
import type { listOwnOrdersSchemas } from './orders.schema';

export const listOwnOrders = defineEndpoint<typeof listOwnOrdersSchemas>({
  method: 'GET',
  path: '/orders/mine',
  access: 'signed-in',
});
