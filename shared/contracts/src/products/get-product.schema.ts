import { z } from 'zod';
import { productSchema } from '../catalog.schema';

export const getProductSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  answer: productSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
