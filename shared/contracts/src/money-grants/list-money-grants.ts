import { defineEndpoint } from '../endpoint';
import type { listMoneyGrantsSchemas } from './money-grants.schema';

/** Money that staff give, those first that wait for another person. */
export const listMoneyGrants = defineEndpoint<typeof listMoneyGrantsSchemas>({
  method: 'GET',
  path: '/back_office/money_grants',
  access: 'staff:money',
});
