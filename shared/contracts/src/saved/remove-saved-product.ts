import { defineEndpoint } from '../endpoint';
import type { removeSavedProductSchemas } from './saved.schema';

export const removeSavedProduct = defineEndpoint<typeof removeSavedProductSchemas>({
  method: 'DELETE',
  path: '/saved_products/:id',
  access: 'signed-in',
});
