import { defineEndpoint } from '../endpoint';
import type { refundReturnSchemas } from './refund-return.schema';

export const refundReturn = defineEndpoint<typeof refundReturnSchemas>({
  method: 'PUT',
  path: '/back_office/return_authorizations/:id/refund',
  access: 'staff',
});
