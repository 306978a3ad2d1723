import type { z } from 'zod';
import type * as schema from './backoffice.schema';

/** A coupon as staff at the entrance see it. */
export type StaffCoupon = z.infer<typeof schema.staffCouponSchema>;
export type StaffCoupons = z.infer<typeof schema.staffCouponsSchema>;
export type StaffCouponsQuery = z.input<typeof schema.staffCouponsQuerySchema>;
/** Body of PUT /back_office/coupons/{id}/use. */
export type UseCoupon = z.input<typeof schema.useCouponSchema>;
/** One attempt at a coupon. */
export type Scan = z.infer<typeof schema.scanSchema>;
export type Scans = z.infer<typeof schema.scansSchema>;
/** Body of PUT /back_office/users/roles. */
export type SetRoles = z.input<typeof schema.setRolesSchema>;
