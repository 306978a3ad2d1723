import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const advanceCheckoutSchemas = {
  params: orderParamsSchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};
