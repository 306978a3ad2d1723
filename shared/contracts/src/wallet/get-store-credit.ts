import { defineEndpoint } from '../endpoint';
import type { getStoreCreditSchemas } from './get-store-credit.schema';

export const getStoreCredit = defineEndpoint<typeof getStoreCreditSchemas>({
  method: 'GET',
  path: '/store_credits/:wallet',
  access: 'signed-in',
});
