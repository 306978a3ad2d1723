import { defineEndpoint } from '../endpoint';
import type { removeCouponCodeSchemas } from './checkout.schema';

export const removeCouponCode = defineEndpoint<typeof removeCouponCodeSchemas>({
  method: 'PUT',
  path: '/orders/:number/remove_coupon_code',
  access: 'order',
});
