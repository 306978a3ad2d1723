import { defineEndpoint } from '../endpoint';
import type { getStaffCouponSchemas } from './get-staff-coupon.schema';

export const getStaffCoupon = defineEndpoint<typeof getStaffCouponSchemas>({
  method: 'GET',
  path: '/back_office/coupons/:id',
  access: 'staff',
});
