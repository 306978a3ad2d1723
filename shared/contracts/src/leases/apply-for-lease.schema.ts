import { orderParamsSchema } from '../common.schema';
import { applyForLeaseSchema, leaseSchema } from '../leasing.schema';

export const applyForLeaseSchemas = {
  params: orderParamsSchema,
  body: applyForLeaseSchema,
  answer: leaseSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'LEASE_NOT_FOUND',
    'LEASE_DOWN_PAYMENT',
    'LEASE_PHONE',
    'LEASE_STARTED',
    'PAYMENT_METHOD_UNKNOWN',
  ] as const,
};
