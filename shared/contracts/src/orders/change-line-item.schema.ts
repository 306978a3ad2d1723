import { updateLineItemSchema } from '../checkout.schema';
import { idSchema, orderParamsSchema } from '../common.schema';
import { stockErrors } from '../error-groups';
import { orderSchema } from '../order.schema';

export const changeLineItemSchemas = {
  params: orderParamsSchema.extend({ id: idSchema }),
  body: updateLineItemSchema,
  answer: orderSchema,
  errors: [
    ...stockErrors,
    'ORDER_NOT_FOUND',
    'ORDER_COMPLETE',
    'LINE_ITEM_NOT_FOUND',
    'VARIANT_NOT_FOUND',
    'BOOKING_UNFIT',
  ] as const,
};
