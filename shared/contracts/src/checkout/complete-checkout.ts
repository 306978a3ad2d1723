import { defineEndpoint } from '../endpoint';
import type { completeCheckoutSchemas } from './checkout.schema';

export const completeCheckout = defineEndpoint<typeof completeCheckoutSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/complete',
  access: 'order',
});
