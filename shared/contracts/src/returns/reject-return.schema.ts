import { idParamsSchema } from '../common.schema';
import { decideReturnSchema, returnAuthorizationSchema } from '../return.schema';

export const rejectReturnSchemas = {
  params: idParamsSchema,
  body: decideReturnSchema.nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION'] as const,
};
