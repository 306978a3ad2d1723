import { defineEndpoint } from '../endpoint';
import type { removeGiftCardSchemas } from './checkout.schema';

export const removeGiftCard = defineEndpoint<typeof removeGiftCardSchemas>({
  method: 'PUT',
  path: '/checkouts/:number/remove_gift_card',
  access: 'order',
});
