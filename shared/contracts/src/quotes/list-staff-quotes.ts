import { defineEndpoint } from '../endpoint';
import type { listStaffQuotesSchemas } from './quotes.schema';

/** Requests to answer; those that have waited longest come first. */
export const listStaffQuotes = defineEndpoint<typeof listStaffQuotesSchemas>({
  method: 'GET',
  path: '/back_office/quotes',
  access: 'staff:orders',
  perVendor: true,
});
