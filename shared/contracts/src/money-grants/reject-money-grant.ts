import { defineEndpoint } from '../endpoint';
import type { rejectMoneyGrantSchemas } from './money-grants.schema';

/** Rejects a proposal, or withdraws an own one. */
export const rejectMoneyGrant = defineEndpoint<typeof rejectMoneyGrantSchemas>({
  method: 'PUT',
  path: '/back_office/money_grants/:id/reject',
  access: 'staff:money',
});
