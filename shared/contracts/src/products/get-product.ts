import { defineEndpoint } from '../endpoint';
import type { getProductSchemas } from './products.schema';

export const getProduct = defineEndpoint<typeof getProductSchemas>({
  method: 'GET',
  path: '/products/:slug',
  access: 'anyone',
});
