import { orderParamsSchema } from '../common.schema';
import { requestReturnSchema, returnAuthorizationSchema } from '../return.schema';

export const requestReturnSchemas = {
  params: orderParamsSchema,
  body: requestReturnSchema,
  answer: returnAuthorizationSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'LOGIN_REQUIRED',
    'IBAN_WRONG',
    'REFUND_UNPAID',
    'REFUND_TOO_MUCH',
    'RETURN_LEASE',
    'RETURN_LINE',
    'RETURN_TOO_MANY',
    'RETURN_EARLY',
    'RETURN_CLOSED',
    'RETURN_ASKED',
    'RETURN_USED',
  ] as const,
};
