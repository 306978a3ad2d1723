import { defineEndpoint } from '../endpoint';
import type { getStatementEntrySchemas } from './statement.schema';

/** An amount on the bank account. */
export const getStatementEntry = defineEndpoint<typeof getStatementEntrySchemas>({
  method: 'GET',
  path: '/back_office/statement_entries/:id',
  access: 'staff:money',
});
