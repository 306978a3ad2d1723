import { defineEndpoint } from '../endpoint';
import type { approveReturnSchemas } from './returns.schema';

export const approveReturn = defineEndpoint<typeof approveReturnSchemas>({
  method: 'PUT',
  path: '/back_office/return_authorizations/:id/approve',
  access: 'staff:orders',
  perVendor: true,
});
