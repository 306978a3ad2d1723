import { orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const getOrderSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: orderSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
