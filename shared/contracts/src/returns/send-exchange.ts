import { defineEndpoint } from '../endpoint';
import type { sendExchangeSchemas } from './returns.schema';

export const sendExchange = defineEndpoint<typeof sendExchangeSchemas>({
  method: 'PUT',
  path: '/back_office/return_authorizations/:id/exchange/send',
  access: 'staff:orders',
});
