import { idSchema, orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { returnAuthorizationSchema } from '../return.schema';

export const getReturnSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  query: orderTokenQuerySchema,
  answer: returnAuthorizationSchema,
};
