import { z } from 'zod';
import { saleCountSchema } from '../order.schema';

export const countSaleSchemas = {
  params: z.object({ number: z.string().regex(/^R\d{6,12}$/) }),
  answer: saleCountSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
