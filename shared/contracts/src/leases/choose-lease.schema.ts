import { orderParamsSchema } from '../common.schema';
import { changeLeaseSchema, leaseSchema } from '../leasing.schema';

export const chooseLeaseSchemas = {
  params: orderParamsSchema,
  body: changeLeaseSchema,
  answer: leaseSchema,
  errors: [
    'ORDER_NOT_FOUND',
    'LEASE_NOT_FOUND',
    'LEASE_MONTHS',
    'LEASE_BARRIER',
    'LEASE_MIN',
    'LEASE_STARTED',
  ] as const,
};
