import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';
import { removeGiftCardSchema } from '../wallet.schema';

export const removeGiftCardSchemas = {
  params: orderParamsSchema,
  body: removeGiftCardSchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};
