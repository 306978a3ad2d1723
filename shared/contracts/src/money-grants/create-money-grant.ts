import { defineEndpoint } from '../endpoint';
import type { createMoneyGrantSchemas } from './money-grants.schema';

/** Gives money, or proposes it above the limit of one person. */
export const createMoneyGrant = defineEndpoint<typeof createMoneyGrantSchemas>({
  method: 'POST',
  path: '/back_office/money_grants',
  access: 'staff:money',
  status: 201,
});
