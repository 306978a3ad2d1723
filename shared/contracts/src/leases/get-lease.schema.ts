import { orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { leaseSchema } from '../leasing.schema';

export const getLeaseSchemas = { params: orderParamsSchema, query: orderTokenQuerySchema, answer: leaseSchema };
