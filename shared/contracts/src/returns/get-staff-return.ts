import { defineEndpoint } from '../endpoint';
import type { getStaffReturnSchemas } from './returns.schema';

export const getStaffReturn = defineEndpoint<typeof getStaffReturnSchemas>({
  method: 'GET',
  path: '/back_office/return_authorizations/:id',
  access: 'staff:orders',
  perVendor: true,
});
