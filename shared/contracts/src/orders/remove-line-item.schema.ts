import { idSchema, orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const removeLineItemSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  query: orderTokenQuerySchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE', 'LINE_ITEM_NOT_FOUND'] as const,
};
