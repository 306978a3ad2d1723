import { orderParamsSchema } from '../common.schema';
import { requestReturnSchema, returnAuthorizationSchema } from '../return.schema';

export const requestReturnSchemas = {
  params: orderParamsSchema,
  body: requestReturnSchema,
  answer: returnAuthorizationSchema,
};
