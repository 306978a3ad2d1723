import { defineEndpoint } from '../endpoint';
import type { returnStatementEntrySchemas } from './statement.schema';

/** Marks an amount as returned to its payer. */
export const returnStatementEntry = defineEndpoint<typeof returnStatementEntrySchemas>({
  method: 'PUT',
  path: '/back_office/statement_entries/:id/return',
  access: 'staff:money',
});
