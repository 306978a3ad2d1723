import { defineEndpoint } from '../endpoint';
import type { getVendorSchemas } from './vendors.schema';

export const getVendor = defineEndpoint<typeof getVendorSchemas>({
  method: 'GET',
  path: '/vendors/:id',
  access: 'anyone',
});
