import { defineEndpoint } from '../endpoint';
import type { getMoneyGrantSchemas } from './money-grants.schema';

/** One of them, with the code of its gift card. */
export const getMoneyGrant = defineEndpoint<typeof getMoneyGrantSchemas>({
  method: 'GET',
  path: '/back_office/money_grants/:id',
  access: 'staff:money',
});
