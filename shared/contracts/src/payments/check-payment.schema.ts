import { idSchema, orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const checkPaymentSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_METHOD_UNKNOWN'] as const,
};
