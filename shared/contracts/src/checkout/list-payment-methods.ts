import { defineEndpoint } from '../endpoint';
import type { listPaymentMethodsSchemas } from './checkout.schema';

export const listPaymentMethods = defineEndpoint<typeof listPaymentMethodsSchemas>({
  method: 'GET',
  path: '/checkouts/payment_methods',
  access: 'anyone',
});
