import { orderTokenQuerySchema } from '../common.schema';
import { orderSchema } from '../order.schema';

export const getCurrentOrderSchemas = { query: orderTokenQuerySchema, answer: orderSchema.nullable() };
