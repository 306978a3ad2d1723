import type { z } from 'zod';
import type * as schema from './transfer.schema';

export type BankEntry = z.infer<typeof schema.statementEntrySchema>;
