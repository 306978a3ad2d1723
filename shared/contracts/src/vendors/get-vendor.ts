import { defineEndpoint } from '../endpoint';
import type { getVendorSchemas } from './get-vendor.schema';

export const getVendor = defineEndpoint<typeof getVendorSchemas>({
  method: 'GET',
  path: '/vendors/:id',
  access: 'anyone',
});
