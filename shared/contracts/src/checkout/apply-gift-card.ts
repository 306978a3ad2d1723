import { defineEndpoint } from '../endpoint';
import type { applyGiftCardSchemas } from './checkout.schema';

export const applyGiftCard = defineEndpoint<typeof applyGiftCardSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/apply_gift_card',
  access: 'order',
});
