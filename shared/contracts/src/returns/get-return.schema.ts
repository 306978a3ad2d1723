import { idSchema, orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { returnAuthorizationSchema } from '../return.schema';

export const getReturnSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  query: orderTokenQuerySchema,
  answer: returnAuthorizationSchema,
  errors: ['ORDER_NOT_FOUND', 'RETURN_NOT_FOUND'] as const,
};
