import { orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { leaseSchema } from '../leasing.schema';

export const getLeaseSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: leaseSchema,
  errors: ['ORDER_NOT_FOUND', 'LEASE_NOT_FOUND'] as const,
};
