import { defineEndpoint } from '../endpoint';
import type { listStaffReturnsSchemas } from './returns.schema';

export const listStaffReturns = defineEndpoint<typeof listStaffReturnsSchemas>({
  method: 'GET',
  path: '/back_office/return_authorizations',
  access: 'staff:orders',
  perVendor: true,
});
