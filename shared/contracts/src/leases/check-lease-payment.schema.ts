import { idSchema, orderParamsSchema } from '../common.schema';
import { leaseSchema } from '../leasing.schema';

export const checkLeasePaymentSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  answer: leaseSchema,
  errors: ['ORDER_NOT_FOUND', 'LEASE_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_METHOD_UNKNOWN'] as const,
};
