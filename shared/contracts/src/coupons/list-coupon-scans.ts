import { defineEndpoint } from '../endpoint';
import type { listCouponScansSchemas } from './coupons.schema';

export const listCouponScans = defineEndpoint<typeof listCouponScansSchemas>({
  method: 'GET',
  path: '/back_office/coupons/:id/scans',
  access: 'staff:scan',
  perVendor: true,
});
