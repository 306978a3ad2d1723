import { defineEndpoint } from '../endpoint';
import type { creditStatementEntrySchemas } from './statement.schema';

/** Credits an amount to the wallet of an account. */
export const creditStatementEntry = defineEndpoint<typeof creditStatementEntrySchemas>({
  method: 'PUT',
  path: '/back_office/statement_entries/:id/credit',
  access: 'staff:money',
});
