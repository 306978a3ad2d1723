import { defineEndpoint } from '../endpoint';
import type { advanceCheckoutSchemas } from './advance-checkout.schema';

export const advanceCheckout = defineEndpoint<typeof advanceCheckoutSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/advance',
  access: 'order',
});
