import { defineEndpoint } from '../endpoint';
import type { listStatementEntriesSchemas } from './statement.schema';

/** Amounts on the bank account, those first that need a decision. */
export const listStatementEntries = defineEndpoint<typeof listStatementEntriesSchemas>({
  method: 'GET',
  path: '/back_office/statement_entries',
  access: 'staff:money',
});
