import { defineEndpoint } from '../endpoint';
import type { listOrderPaymentMethodsSchemas } from './checkout.schema';

export const listOrderPaymentMethods = defineEndpoint<typeof listOrderPaymentMethodsSchemas>({
  method: 'GET',
  path: '/checkouts/:number/payment_methods',
  access: 'order',
});
