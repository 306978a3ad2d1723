import { defineEndpoint } from '../endpoint';
import type { getCouponKeySchemas } from './coupons.schema';

export const getCouponKey = defineEndpoint<typeof getCouponKeySchemas>({
  method: 'GET',
  path: '/coupons/public_key',
  access: 'anyone',
});
