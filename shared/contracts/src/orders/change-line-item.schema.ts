import { updateLineItemSchema } from '../checkout.schema';
import { idSchema, orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const changeLineItemSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  body: updateLineItemSchema,
  answer: orderSchema,
};
