import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';
import { removeStoreCreditSchema } from '../wallet.schema';

export const removeStoreCreditSchemas = {
  params: orderParamsSchema,
  body: removeStoreCreditSchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};
