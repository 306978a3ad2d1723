import { defineEndpoint } from '../endpoint';
import type { getCouponSchemas } from './coupons.schema';

export const getCoupon = defineEndpoint<typeof getCouponSchemas>({
  method: 'GET',
  path: '/coupons/:id',
  access: 'order',
});
