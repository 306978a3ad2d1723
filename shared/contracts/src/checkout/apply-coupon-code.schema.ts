import { orderParamsSchema } from '../common.schema';
import { discountErrors } from '../error-groups';
import { applyCouponCodeSchema, couponResultSchema } from '../promotion.schema';

export const applyCouponCodeSchemas = {
  params: orderParamsSchema,
  body: applyCouponCodeSchema,
  answer: couponResultSchema,
  errors: [
    ...discountErrors,
    'ORDER_NOT_FOUND',
    'ORDER_COMPLETE',
    'PROMO_CODE_FORMAT',
    'COUPON_ALREADY_APPLIED',
    'COUPON_BETTER_EXISTS',
  ] as const,
};
