import { defineEndpoint } from '../endpoint';
import type { getOrderLeaseQuoteSchemas } from './get-order-lease-quote.schema';

export const getOrderLeaseQuote = defineEndpoint<typeof getOrderLeaseQuoteSchemas>({
  method: 'GET',
  path: '/orders/:number/lease/quote',
  access: 'order',
});
