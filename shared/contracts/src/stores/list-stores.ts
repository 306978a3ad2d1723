import { defineEndpoint } from '../endpoint';
import type { listStoresSchemas } from './stores.schema';

export const listStores = defineEndpoint<typeof listStoresSchemas>({
  method: 'GET',
  path: '/stores',
  access: 'anyone',
});
