import { defineEndpoint } from '../endpoint';
import type { getRecipeSchemas } from './brand.schema';

export const getRecipe = defineEndpoint<typeof getRecipeSchemas>({
  method: 'GET',
  path: '/brand/recipes/:slug',
  access: 'anyone',
});
