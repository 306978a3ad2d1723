import { orderParamsSchema } from '../common.schema';
import { couponResultSchema, removeCouponCodeSchema } from '../promotion.schema';

export const removeCouponCodeSchemas = {
  params: orderParamsSchema,
  body: removeCouponCodeSchema,
  answer: couponResultSchema,
};
