import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';
import { removeVoucherSchema } from '../wallet.schema';

export const removeVoucherSchemas = {
  params: orderParamsSchema,
  body: removeVoucherSchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE'] as const,
};
