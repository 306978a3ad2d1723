import { defineEndpoint } from '../endpoint';
import type { applyCouponCodeSchemas } from './checkout.schema';

export const applyCouponCode = defineEndpoint<typeof applyCouponCodeSchemas>({
  method: 'PUT',
  path: '/orders/:number/apply_coupon_code',
  access: 'order',
});
