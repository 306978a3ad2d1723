import { defineEndpoint } from '../endpoint';
import type { getSimilarProductsSchemas } from './listing.schema';

export const getSimilarProducts = defineEndpoint<typeof getSimilarProductsSchemas>({
  method: 'GET',
  path: '/products/:slug/similar',
  access: 'anyone',
});
