import { z } from 'zod';
import { idSchema } from '../common.schema';

export const returnStatementEntrySchemas = {
  params: z.object({ id: idSchema }),
  errors: ['STATEMENT_ENTRY_SETTLED'] as const,
};
