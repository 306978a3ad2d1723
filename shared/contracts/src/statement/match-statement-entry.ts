import { defineEndpoint } from '../endpoint';
import type { matchStatementEntrySchemas } from './statement.schema';

/** Pays orders with an amount; what is left of it stays open. */
export const matchStatementEntry = defineEndpoint<typeof matchStatementEntrySchemas>({
  method: 'PUT',
  path: '/back_office/statement_entries/:id/match',
  access: 'staff:money',
});
