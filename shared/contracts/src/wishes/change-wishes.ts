import { defineEndpoint } from '../endpoint';
import type { changeWishesSchemas } from './wishes.schema';

export const changeWishes = defineEndpoint<typeof changeWishesSchemas>({
  method: 'POST',
  path: '/wishlists/batch',
  access: 'signed-in',
});
