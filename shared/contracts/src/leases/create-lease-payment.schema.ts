import { orderParamsSchema } from '../common.schema';
import { leaseSchema, payLeaseSchema } from '../leasing.schema';

export const createLeasePaymentSchemas = {
  params: orderParamsSchema,
  body: payLeaseSchema,
  answer: leaseSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'LEASE_NOT_FOUND',
    'LEASE_METHOD',
    'LEASE_NOT_DUE',
    'PAYMENT_METHOD_UNKNOWN',
    'CARD_NOT_FOUND',
  ] as const,
};
