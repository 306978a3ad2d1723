import { defineEndpoint } from '../endpoint';
import type { listCouponsSchemas } from './coupons.schema';

export const listCoupons = defineEndpoint<typeof listCouponsSchemas>({
  method: 'GET',
  path: '/coupons',
  access: 'signed-in',
});
