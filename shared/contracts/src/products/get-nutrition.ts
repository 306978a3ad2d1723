import { defineEndpoint } from '../endpoint';
import type { getNutritionSchemas } from './products.schema';

export const getNutrition = defineEndpoint<typeof getNutritionSchemas>({
  method: 'GET',
  path: '/products/:slug/nutrition',
  access: 'anyone',
});
