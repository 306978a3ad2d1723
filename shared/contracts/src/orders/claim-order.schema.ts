import { z } from 'zod';
import { orderSchema } from '../order.schema';

export const claimOrderSchemas = {
  params: z.object({ number: z.string().regex(/^R\d{6,12}$/) }),
  body: z.object({ order_token: z.string().max(100) }),
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
