import { defineEndpoint } from '../endpoint';
import type { getBrandSchemas } from './brands.schema';

export const getBrand = defineEndpoint<typeof getBrandSchemas>({
  method: 'GET',
  path: '/brands/:code',
  access: 'anyone',
});
