import { defineEndpoint } from '../endpoint';
import type { listStoreCreditsSchemas } from './list-store-credits.schema';

export const listStoreCredits = defineEndpoint<typeof listStoreCreditsSchemas>({
  method: 'GET',
  path: '/store_credits',
  access: 'signed-in',
});
