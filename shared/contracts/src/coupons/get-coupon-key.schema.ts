import { couponKeySchema } from '../order.schema';

export const getCouponKeySchemas = { answer: couponKeySchema };
