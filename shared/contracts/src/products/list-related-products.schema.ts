import { z } from 'zod';
import { productsSchema } from '../catalog.schema';

export const listRelatedProductsSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: productsSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
