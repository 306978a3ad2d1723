import { idParamsSchema } from '../common.schema';
import { decideReturnSchema, returnAuthorizationSchema } from '../return.schema';

export const approveReturnSchemas = {
  params: idParamsSchema,
  body: decideReturnSchema.nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION', 'RETURN_LINE', 'RETURN_USED'] as const,
};
