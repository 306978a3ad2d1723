import { defineEndpoint } from '../endpoint';
import type { listExchangeChoicesSchemas } from './returns.schema';

export const listExchangeChoices = defineEndpoint<typeof listExchangeChoicesSchemas>({
  method: 'GET',
  path: '/back_office/return_authorizations/:id/exchange_choices',
  access: 'staff:orders',
});
