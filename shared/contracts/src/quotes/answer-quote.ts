import { defineEndpoint } from '../endpoint';
import type { answerQuoteSchemas } from './quotes.schema';

export const answerQuote = defineEndpoint<typeof answerQuoteSchemas>({
  method: 'PUT',
  path: '/back_office/quotes/:id',
  access: 'staff:orders',
  perVendor: true,
});
