import { couponsQuerySchema, couponsSchema } from '../order.schema';

export const listCouponsSchemas = { query: couponsQuerySchema, answer: couponsSchema };
