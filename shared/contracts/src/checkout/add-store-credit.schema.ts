import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';
import { addStoreCreditSchema } from '../wallet.schema';

export const addStoreCreditSchemas = { params: orderParamsSchema, body: addStoreCreditSchema, answer: orderSchema };
