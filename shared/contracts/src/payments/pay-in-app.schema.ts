import { mostInAppSchema } from '../checkout.schema';
import { orderParamsSchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const payInAppSchemas = { params: orderParamsSchema, body: mostInAppSchema, answer: orderSchema };
