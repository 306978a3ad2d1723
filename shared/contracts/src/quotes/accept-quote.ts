import { defineEndpoint } from '../endpoint';
import type { acceptQuoteSchemas } from './quotes.schema';

export const acceptQuote = defineEndpoint<typeof acceptQuoteSchemas>({
  method: 'PUT',
  path: '/quotes/:id/accept',
  access: 'signed-in',
});
