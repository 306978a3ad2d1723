import { defineEndpoint } from '../endpoint';
import type { requestQuoteSchemas } from './quotes.schema';

export const requestQuote = defineEndpoint<typeof requestQuoteSchemas>({
  method: 'POST',
  path: '/quotes',
  access: 'signed-in',
  status: 201,
});
