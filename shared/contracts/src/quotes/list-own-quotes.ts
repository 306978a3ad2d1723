import { defineEndpoint } from '../endpoint';
import type { listOwnQuotesSchemas } from './list-own-quotes.schema';

export const listOwnQuotes = defineEndpoint<typeof listOwnQuotesSchemas>({
  method: 'GET',
  path: '/quotes/mine',
  access: 'signed-in',
});
