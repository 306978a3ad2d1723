import { defineEndpoint } from '../endpoint';
import type { listRecipesSchemas } from './brand.schema';

export const listRecipes = defineEndpoint<typeof listRecipesSchemas>({
  method: 'GET',
  path: '/brand/recipes',
  access: 'anyone',
});
