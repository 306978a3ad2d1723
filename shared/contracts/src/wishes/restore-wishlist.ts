import { defineEndpoint } from '../endpoint';
import type { restoreWishlistSchemas } from './wishes.schema';

export const restoreWishlist = defineEndpoint<typeof restoreWishlistSchemas>({
  method: 'POST',
  path: '/wishlists/:id/restore',
  access: 'signed-in',
});
