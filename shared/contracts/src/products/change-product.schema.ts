import { z } from 'zod';
import { productSchema } from '../catalog.schema';
import { productChangeSchema } from '../offers.schema';

export const changeProductSchemas = {
  params: z.object({ slug: z.string().max(200) }),
  body: productChangeSchema,
  answer: productSchema,
  errors: ['PRODUCT_NOT_FOUND'] as const,
};
