import { orderParamsSchema } from '../common.schema';
import { changeLeaseSchema, leaseSchema } from '../leasing.schema';

export const chooseLeaseSchemas = { params: orderParamsSchema, body: changeLeaseSchema, answer: leaseSchema };
