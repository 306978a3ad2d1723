import { defineEndpoint } from '../endpoint';
import type { getStoreCreditSchemas } from './wallet.schema';

export const getStoreCredit = defineEndpoint<typeof getStoreCreditSchemas>({
  method: 'GET',
  path: '/store_credits/:wallet',
  access: 'signed-in',
});
