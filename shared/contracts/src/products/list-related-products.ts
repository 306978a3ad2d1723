import { defineEndpoint } from '../endpoint';
import type { listRelatedProductsSchemas } from './products.schema';

export const listRelatedProducts = defineEndpoint<typeof listRelatedProductsSchemas>({
  method: 'GET',
  path: '/products/:slug/related',
  access: 'anyone',
});
