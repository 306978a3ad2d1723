import { defineEndpoint } from '../endpoint';
import type { listProductsSchemas } from './products.schema';

export const listProducts = defineEndpoint<typeof listProductsSchemas>({
  method: 'GET',
  path: '/products',
  access: 'anyone',
});
