import { defineEndpoint } from '../endpoint';
import type { importBankStatementSchemas } from './statement.schema';

/** Imports a statement; without entries, the one of the bank. */
export const importBankStatement = defineEndpoint<typeof importBankStatementSchemas>({
  method: 'POST',
  path: '/back_office/statement',
  access: 'staff:money',
});
