import { orderParamsSchema } from '../common.schema';
import { checkLendQuerySchema, checkLendSchema } from '../leasing.schema';

export const checkLendSchemas = {
  params: orderParamsSchema,
  query: checkLendQuerySchema,
  answer: checkLendSchema,
  errors: ['ORDER_NOT_FOUND', 'LEASE_NOT_FOUND', 'PAYMENT_NOT_FOUND'] as const,
};
