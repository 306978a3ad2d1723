import { updateCheckoutSchema } from '../checkout.schema';
import { orderParamsSchema } from '../common.schema';
import { stepErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const updateCheckoutSchemas = {
  params: orderParamsSchema,
  body: updateCheckoutSchema,
  answer: orderSchema,
  errors: [...stepErrors, 'ORDER_CHANGED', 'PICKUP_UNKNOWN', 'DELIVERY_CLOSED', 'PAYMENT_METHOD_UNKNOWN'] as const,
};
