import { defineEndpoint } from '../endpoint';
import type { listSavedProductsSchemas } from './saved.schema';

export const listSavedProducts = defineEndpoint<typeof listSavedProductsSchemas>({
  method: 'GET',
  path: '/saved_products',
  access: 'signed-in',
});
