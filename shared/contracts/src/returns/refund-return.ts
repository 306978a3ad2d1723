import { defineEndpoint } from '../endpoint';
import type { refundReturnSchemas } from './returns.schema';

export const refundReturn = defineEndpoint<typeof refundReturnSchemas>({
  method: 'PUT',
  path: '/back_office/return_authorizations/:id/refund',
  access: 'staff:orders',
});
