import { defineEndpoint } from '../endpoint';
import type { getNutritionSchemas } from './get-nutrition.schema';

export const getNutrition = defineEndpoint<typeof getNutritionSchemas>({
  method: 'GET',
  path: '/products/:slug/nutrition',
  access: 'anyone',
});
