import { defineEndpoint } from '../endpoint';
import type { redeemGiftCardSchemas } from './wallet.schema';

export const redeemGiftCard = defineEndpoint<typeof redeemGiftCardSchemas>({
  method: 'POST',
  path: '/gift_cards/redeem',
  access: 'signed-in',
});
