import { defineEndpoint } from '../endpoint';
import type { updateCheckoutSchemas } from './checkout.schema';

export const updateCheckout = defineEndpoint<typeof updateCheckoutSchemas>({
  method: 'PUT',
  path: '/checkouts/:number',
  access: 'order',
});
