import { defineEndpoint } from '../endpoint';
import type { reorderSchemas } from './orders.schema';

/** Puts what an order had into the cart, at today's prices. */
export const reorder = defineEndpoint<typeof reorderSchemas>({
  method: 'POST',
  path: '/orders/:number/reorder',
  access: 'order',
});
