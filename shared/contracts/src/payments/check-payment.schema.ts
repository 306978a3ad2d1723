import { idSchema, orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const checkPaymentSchemas = { params: orderParamsSchema.extend({ id: idSchema }), answer: orderSchema };
