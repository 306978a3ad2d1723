import { orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { leaseQuoteSchema } from '../leasing.schema';

export const getOrderLeaseQuoteSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: leaseQuoteSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
