import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const takeNextStepSchemas = { params: orderParamsSchema, answer: orderSchema };
