import { z } from 'zod';
import { orderSchema } from './order.schema';

/** `promo` codes have four digits; the form validates its input before it sends it. */
export const applyCouponCodeSchema = z.object({
  coupon_code: z.string().trim().min(1).max(40),
  kind: z.enum(['coupon', 'promo']).optional(),
  /** A rejected code is no error: it is returned as a result, and as a warning of the order. */
  quiet: z.boolean().default(false),
  order_token: z.string().max(100).optional(),
});
export const removeCouponCodeSchema = z.object({
  coupon_code: z.string().trim().min(1).max(40),
  order_token: z.string().max(100).optional(),
});

export const couponResultSchema = z
  .object({
    success: z.string().nullable(),
    error: z.string().nullable(),
    successful: z.boolean(),
    status_code: z.enum([
      'coupon_code_applied',
      'coupon_code_removed',
      'coupon_code_not_found',
      'coupon_code_expired',
      'coupon_code_not_eligible',
      'coupon_code_max_usage',
      'coupon_code_already_applied',
      'coupon_code_better_exists',
      'coupon_code_unknown_error',
    ]),
    order: orderSchema,
  })
  .meta({ id: 'CouponResult' });
