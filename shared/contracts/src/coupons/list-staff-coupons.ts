import { defineEndpoint } from '../endpoint';
import type { listStaffCouponsSchemas } from './coupons.schema';

export const listStaffCoupons = defineEndpoint<typeof listStaffCouponsSchemas>({
  method: 'GET',
  path: '/back_office/coupons',
  access: 'staff:scan',
  perVendor: true,
});
