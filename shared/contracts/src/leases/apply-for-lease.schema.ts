import { orderParamsSchema } from '../common.schema';
import { applyForLeaseSchema, leaseSchema } from '../leasing.schema';

export const applyForLeaseSchemas = { params: orderParamsSchema, body: applyForLeaseSchema, answer: leaseSchema };
