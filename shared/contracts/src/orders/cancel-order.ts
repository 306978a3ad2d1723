import { defineEndpoint } from '../endpoint';
import type { cancelOrderSchemas } from './orders.schema';

/** Cancels a paid order that is not packed yet, and refunds it the way it was paid. A repeated call changes nothing. */
export const cancelOrder = defineEndpoint<typeof cancelOrderSchemas>({
  method: 'POST',
  path: '/orders/:number/cancel',
  access: 'order',
});
