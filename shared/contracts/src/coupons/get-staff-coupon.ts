import { defineEndpoint } from '../endpoint';
import type { getStaffCouponSchemas } from './coupons.schema';

export const getStaffCoupon = defineEndpoint<typeof getStaffCouponSchemas>({
  method: 'GET',
  path: '/back_office/coupons/:id',
  access: 'staff:scan',
  perVendor: true,
});
