import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';
import { applyVoucherSchema } from '../wallet.schema';

export const applyVoucherSchemas = { params: orderParamsSchema, body: applyVoucherSchema, answer: orderSchema };
