import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const completeCheckoutSchemas = { params: orderParamsSchema, answer: orderSchema };
