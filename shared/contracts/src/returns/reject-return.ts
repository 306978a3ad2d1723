import { defineEndpoint } from '../endpoint';
import type { rejectReturnSchemas } from './returns.schema';

export const rejectReturn = defineEndpoint<typeof rejectReturnSchemas>({
  method: 'PUT',
  path: '/back_office/return_authorizations/:id/refuse',
  access: 'staff:orders',
  perVendor: true,
});
