import { orderParamsSchema } from '../common.schema';
import { holdErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const completeCheckoutSchemas = {
  params: orderParamsSchema,
  answer: orderSchema,
  errors: [...holdErrors, 'PAYMENT_REQUIRED'] as const,
};
