import { idParamsSchema } from '../common.schema';
import { couponSchema } from '../order.schema';

export const getCouponSchemas = { params: idParamsSchema, answer: couponSchema, errors: ['COUPON_NOT_FOUND'] as const };
