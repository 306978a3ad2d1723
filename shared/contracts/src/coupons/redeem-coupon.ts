import { defineEndpoint } from '../endpoint';
import type { redeemCouponSchemas } from './coupons.schema';

export const redeemCoupon = defineEndpoint<typeof redeemCouponSchemas>({
  method: 'PUT',
  path: '/back_office/coupons/:id/use',
  access: 'staff:scan',
  perVendor: true,
});
