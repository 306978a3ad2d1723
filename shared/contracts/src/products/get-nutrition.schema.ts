import { z } from 'zod';
import { nutritionSchema } from '../catalog.schema';

export const getNutritionSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: nutritionSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
