import { defineEndpoint } from '../endpoint';
import type { removeStoreCreditSchemas } from './checkout.schema';

export const removeStoreCredit = defineEndpoint<typeof removeStoreCreditSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/remove_store_credit',
  access: 'order',
});
