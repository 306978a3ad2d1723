import { defineEndpoint } from '../endpoint';
import type { getProductSchemas } from './get-product.schema';

export const getProduct = defineEndpoint<typeof getProductSchemas>({
  method: 'GET',
  path: '/products/:slug',
  access: 'anyone',
});
