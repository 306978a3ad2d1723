import { idSchema, orderParamsSchema } from '../common.schema';
import { leaseSchema } from '../leasing.schema';

export const checkLeasePaymentSchemas = { params: orderParamsSchema.extend({ id: idSchema }), answer: leaseSchema };
