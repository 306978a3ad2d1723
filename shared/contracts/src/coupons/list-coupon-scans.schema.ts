import { z } from 'zod';
import { scansSchema } from '../backoffice.schema';

export const listCouponScansSchemas = {
  params: z.object({ id: z.string().min(1).max(400) }),
  answer: scansSchema,
  errors: ['COUPON_NOT_FOUND'] as const,
};
