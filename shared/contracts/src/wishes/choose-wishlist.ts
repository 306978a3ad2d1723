import { defineEndpoint } from '../endpoint';
import type { chooseWishlistSchemas } from './wishes.schema';

export const chooseWishlist = defineEndpoint<typeof chooseWishlistSchemas>({
  method: 'PUT',
  path: '/wishlists/:id/default',
  access: 'signed-in',
});
