import { z } from 'zod';
import { pagingQuerySchema, pagingSchema, timeSchema } from './common.schema';
import { couponSchema } from './order.schema';

/** The account with this login has exactly these roles from now on. */
export const setRolesSchema = z.object({
  login: z.string().trim().min(3).max(200),
  roles: z
    .array(z.enum(['shopper', 'staff', 'admin']))
    .min(1)
    .max(3),
});

export const staffCouponSchema = couponSchema
  .extend({
    buyer_name: z.string(),
    /** Only the last digits. */
    buyer_phone: z.string().nullable(),
    /** Name of the staff member. */
    used_by: z.string().nullable(),
    used_where: z.string().nullable(),
  })
  .meta({ id: 'StaffCoupon' });

export const staffCouponsQuerySchema = pagingQuerySchema.extend({
  q: z.string().trim().max(200).optional(),
  state: z.enum(['active', 'used', 'expired', 'cancelled']).optional(),
  kind: z.enum(['coupon', 'ticket']).optional(),
});

export const staffCouponsSchema = pagingSchema
  .extend({ coupons: z.array(staffCouponSchema) })
  .meta({ id: 'StaffCoupons' });

export const useCouponSchema = z.object({ where: z.string().trim().max(120).optional() }).default({});

export const scanSchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  by: z.string(),
  where: z.string().nullable(),
  result: z.enum(['granted', 'already_used', 'expired', 'cancelled']),
});
export const scansSchema = z.object({ scans: z.array(scanSchema) });
