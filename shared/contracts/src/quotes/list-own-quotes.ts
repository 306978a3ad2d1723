import { defineEndpoint } from '../endpoint';
import type { listOwnQuotesSchemas } from './quotes.schema';

export const listOwnQuotes = defineEndpoint<typeof listOwnQuotesSchemas>({
  method: 'GET',
  path: '/quotes/mine',
  access: 'signed-in',
});
