import { defineEndpoint } from '../endpoint';
import type { addStoreCreditSchemas } from './checkout.schema';

export const addStoreCredit = defineEndpoint<typeof addStoreCreditSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/add_store_credit',
  access: 'order',
});
