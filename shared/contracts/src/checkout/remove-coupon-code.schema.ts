import { orderParamsSchema } from '../common.schema';
import { couponResultSchema, removeCouponCodeSchema } from '../promotion.schema';

export const removeCouponCodeSchemas = {
  params: orderParamsSchema,
  body: removeCouponCodeSchema,
  answer: couponResultSchema,
  errors: ['ORDER_NOT_FOUND', 'ORDER_COMPLETE', 'COUPON_CODE_NOT_FOUND'] as const,
};
