import { defineEndpoint } from '../endpoint';
import type { listStoreCreditsSchemas } from './wallet.schema';

export const listStoreCredits = defineEndpoint<typeof listStoreCreditsSchemas>({
  method: 'GET',
  path: '/store_credits',
  access: 'signed-in',
});
