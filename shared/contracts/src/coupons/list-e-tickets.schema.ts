import { couponsQuerySchema, couponsSchema } from '../order.schema';

export const listETicketsSchemas = { query: couponsQuerySchema, answer: couponsSchema };
