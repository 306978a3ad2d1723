import { defineEndpoint } from '../endpoint';
import type { getOrderLeaseQuoteSchemas } from './leases.schema';

export const getOrderLeaseQuote = defineEndpoint<typeof getOrderLeaseQuoteSchemas>({
  method: 'GET',
  path: '/orders/:number/lease/quote',
  access: 'order',
});
