import { z } from 'zod';
import { staffCouponSchema, useCouponSchema } from '../backoffice.schema';

export const redeemCouponSchemas = {
  params: z.object({ id: z.string().min(1).max(400) }),
  body: useCouponSchema.nullish(),
  answer: staffCouponSchema,
  errors: ['COUPON_NOT_FOUND', 'COUPON_EXPIRED', 'COUPON_CANCELLED', 'already_used'] as const,
};
