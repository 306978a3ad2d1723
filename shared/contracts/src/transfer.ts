import type { z } from 'zod';
import type * as schema from './transfer.schema';

export type BankEntry = z.infer<typeof schema.statementEntrySchema>;
export type BankEntries = z.infer<typeof schema.statementEntriesSchema>;
/** Body of POST /back_office/statement. */
export type ImportStatement = z.input<typeof schema.importStatementSchema>;
