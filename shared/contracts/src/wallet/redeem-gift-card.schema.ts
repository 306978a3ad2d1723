import { giftCardErrors } from '../error-groups';
import { redeemGiftCardSchema, redeemedGiftCardSchema } from '../wallet.schema';

export const redeemGiftCardSchemas = {
  body: redeemGiftCardSchema,
  answer: redeemedGiftCardSchema,
  errors: giftCardErrors,
};
