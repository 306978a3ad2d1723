import { defineEndpoint } from '../endpoint';
import type { listVendorsSchemas } from './vendors.schema';

export const listVendors = defineEndpoint<typeof listVendorsSchemas>({
  method: 'GET',
  path: '/vendors',
  access: 'anyone',
});
