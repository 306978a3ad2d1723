import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const advanceCheckoutSchemas = { params: orderParamsSchema, answer: orderSchema };
