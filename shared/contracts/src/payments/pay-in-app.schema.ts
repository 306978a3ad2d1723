import { mostInAppSchema } from '../checkout.schema';
import { orderParamsSchema } from '../common.schema';
import { invoiceErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const payInAppSchemas = {
  params: orderParamsSchema,
  body: mostInAppSchema,
  answer: orderSchema,
  errors: [...invoiceErrors, 'PAYMENT_REQUIRED', 'APP_TOKENS'] as const,
};
