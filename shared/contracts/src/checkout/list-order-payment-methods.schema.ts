import { orderParamsSchema, orderTokenQuerySchema } from '../common.schema';
import { orderPaymentMethodsSchema } from '../wallet.schema';

export const listOrderPaymentMethodsSchemas = {
  params: orderParamsSchema,
  query: orderTokenQuerySchema,
  answer: orderPaymentMethodsSchema,
  errors: ['ORDER_NOT_FOUND'] as const,
};
