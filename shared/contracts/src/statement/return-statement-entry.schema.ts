import { z } from 'zod';
import { idSchema } from '../common.schema';

export const returnStatementEntrySchemas = { params: z.object({ id: idSchema }) };
