import { defineEndpoint } from '../endpoint';
import type { saveProductSchemas } from './saved.schema';

export const saveProduct = defineEndpoint<typeof saveProductSchemas>({
  method: 'POST',
  path: '/saved_products',
  access: 'signed-in',
});
