import { defineEndpoint } from '../endpoint';
import type { listVendorsSchemas } from './list-vendors.schema';

export const listVendors = defineEndpoint<typeof listVendorsSchemas>({
  method: 'GET',
  path: '/vendors',
  access: 'anyone',
});
