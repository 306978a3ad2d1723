import { defineEndpoint } from '../endpoint';
import type { getLeaseQuoteSchemas } from './leases.schema';

export const getLeaseQuote = defineEndpoint<typeof getLeaseQuoteSchemas>({
  method: 'GET',
  path: '/lease/quote',
  access: 'anyone',
});
