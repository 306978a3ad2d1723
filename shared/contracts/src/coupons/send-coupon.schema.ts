import { idParamsSchema } from '../common.schema';
import { sendCouponSchema, sentCouponSchema } from '../wallet.schema';

export const sendCouponSchemas = {
  params: idParamsSchema,
  body: sendCouponSchema.nullish(),
  answer: sentCouponSchema,
  errors: ['COUPON_NOT_FOUND', 'CONTACT_MISSING'] as const,
};
