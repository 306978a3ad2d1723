import type { z } from 'zod';
import type * as schema from './backoffice.schema';

/** A coupon as staff at the entrance see it. */
export type StaffCoupon = z.infer<typeof schema.staffCouponSchema>;
export type StaffCoupons = z.infer<typeof schema.staffCouponsSchema>;
/** One attempt at a coupon. */
export type Scan = z.infer<typeof schema.scanSchema>;
/** Body of PUT /back_office/users/roles. */
export type SetRoles = z.input<typeof schema.setRolesSchema>;
