import { updateCheckoutSchema } from '../checkout.schema';
import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const updateCheckoutSchemas = { params: orderParamsSchema, body: updateCheckoutSchema, answer: orderSchema };
