import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';
import { applyGiftCardSchema } from '../wallet.schema';

export const applyGiftCardSchemas = { params: orderParamsSchema, body: applyGiftCardSchema, answer: orderSchema };
