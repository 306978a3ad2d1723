import { defineEndpoint } from '../endpoint';
import type { payReturnSchemas } from './returns.schema';

export const payReturn = defineEndpoint<typeof payReturnSchemas>({
  method: 'PUT',
  path: '/back_office/return_authorizations/:id/pay',
  access: 'staff:orders',
});
