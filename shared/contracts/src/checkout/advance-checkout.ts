import { defineEndpoint } from '../endpoint';
import type { advanceCheckoutSchemas } from './checkout.schema';

export const advanceCheckout = defineEndpoint<typeof advanceCheckoutSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/advance',
  access: 'order',
});
