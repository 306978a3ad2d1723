import { defineEndpoint } from '../endpoint';
import type { listStaffCouponsSchemas } from './list-staff-coupons.schema';

export const listStaffCoupons = defineEndpoint<typeof listStaffCouponsSchemas>({
  method: 'GET',
  path: '/back_office/coupons',
  access: 'staff',
});
