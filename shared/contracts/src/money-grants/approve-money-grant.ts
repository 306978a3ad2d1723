import { defineEndpoint } from '../endpoint';
import type { approveMoneyGrantSchemas } from './money-grants.schema';

/** Gives what another person has proposed. */
export const approveMoneyGrant = defineEndpoint<typeof approveMoneyGrantSchemas>({
  method: 'PUT',
  path: '/back_office/money_grants/:id/approve',
  access: 'staff:money',
});
