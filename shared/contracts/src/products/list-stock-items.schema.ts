import { z } from 'zod';
import { stockItemsSchema } from '../catalog.schema';
import { idSchema } from '../common.schema';

export const listStockItemsSchemas = {
  params: z.object({ slug: z.string(), id: idSchema }),
  answer: stockItemsSchema,
  errors: ['VARIANT_NOT_FOUND'] as const,
};
