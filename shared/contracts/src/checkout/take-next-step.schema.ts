import { orderParamsSchema } from '../common.schema';
import { stepErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const takeNextStepSchemas = { params: orderParamsSchema, answer: orderSchema, errors: stepErrors };
