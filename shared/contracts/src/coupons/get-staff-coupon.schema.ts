import { z } from 'zod';
import { staffCouponSchema } from '../backoffice.schema';

export const getStaffCouponSchemas = {
  params: z.object({ id: z.string().min(1).max(400) }),
  answer: staffCouponSchema,
  errors: ['COUPON_NOT_FOUND'] as const,
};
