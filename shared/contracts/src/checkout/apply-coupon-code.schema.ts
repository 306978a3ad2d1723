import { orderParamsSchema } from '../common.schema';
import { applyCouponCodeSchema, couponResultSchema } from '../promotion.schema';

export const applyCouponCodeSchemas = {
  params: orderParamsSchema,
  body: applyCouponCodeSchema,
  answer: couponResultSchema,
};
