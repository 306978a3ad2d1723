import { orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { returnAuthorizationsSchema } from '../return.schema';

export const listReturnsSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: returnAuthorizationsSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
