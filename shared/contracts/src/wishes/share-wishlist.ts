import { defineEndpoint } from '../endpoint';
import type { shareWishlistSchemas } from './wishes.schema';

export const shareWishlist = defineEndpoint<typeof shareWishlistSchemas>({
  method: 'POST',
  path: '/wishlists/:id/share',
  access: 'signed-in',
});
