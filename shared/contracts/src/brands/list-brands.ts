import { defineEndpoint } from '../endpoint';
import type { listBrandsSchemas } from './brands.schema';

export const listBrands = defineEndpoint<typeof listBrandsSchemas>({
  method: 'GET',
  path: '/brands',
  access: 'anyone',
});
