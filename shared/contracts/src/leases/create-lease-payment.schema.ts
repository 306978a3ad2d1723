import { orderParamsSchema } from '../common.schema';
import { leaseSchema, payLeaseSchema } from '../leasing.schema';

export const createLeasePaymentSchemas = { params: orderParamsSchema, body: payLeaseSchema, answer: leaseSchema };
