import { orderParamsSchema } from '../common.schema';
import { sourceErrors, giftCardErrors } from '../error-groups';
import { orderSchema } from '../order.schema';
import { applyGiftCardSchema } from '../wallet.schema';

export const applyGiftCardSchemas = {
  params: orderParamsSchema,
  body: applyGiftCardSchema,
  answer: orderSchema,
  errors: [...sourceErrors, ...giftCardErrors] as const,
};
