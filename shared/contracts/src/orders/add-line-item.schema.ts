import { addLineItemSchema } from '../checkout.schema';
import { orderParamsSchema } from '../common.schema';
import { addLineErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const addLineItemSchemas = {
  params: orderParamsSchema,
  body: addLineItemSchema,
  answer: orderSchema,
  errors: addLineErrors,
};
