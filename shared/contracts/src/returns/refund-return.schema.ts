import { idParamsSchema } from '../common.schema';
import { decideReturnSchema, returnAuthorizationSchema } from '../return.schema';

export const refundReturnSchemas = {
  params: idParamsSchema,
  body: decideReturnSchema.nullish(),
  answer: returnAuthorizationSchema,
  errors: ['RETURN_NOT_FOUND', 'STATE_TRANSITION', 'REFUND_UNPAID', 'REFUND_TOO_MUCH'] as const,
};
