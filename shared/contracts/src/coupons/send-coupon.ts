import { defineEndpoint } from '../endpoint';
import type { sendCouponSchemas } from './coupons.schema';

export const sendCoupon = defineEndpoint<typeof sendCouponSchemas>({
  method: 'POST',
  path: '/coupons/:id/send_by_email',
  access: 'order',
});
