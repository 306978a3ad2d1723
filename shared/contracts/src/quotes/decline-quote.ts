import { defineEndpoint } from '../endpoint';
import type { declineQuoteSchemas } from './quotes.schema';

export const declineQuote = defineEndpoint<typeof declineQuoteSchemas>({
  method: 'PUT',
  path: '/quotes/:id/decline',
  access: 'signed-in',
});
