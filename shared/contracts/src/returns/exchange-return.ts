import { defineEndpoint } from '../endpoint';
import type { exchangeReturnSchemas } from './returns.schema';

export const exchangeReturn = defineEndpoint<typeof exchangeReturnSchemas>({
  method: 'PUT',
  path: '/back_office/return_authorizations/:id/exchange',
  access: 'staff:orders',
});
