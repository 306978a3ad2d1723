import { defineEndpoint } from '../endpoint';
import type { unshareWishlistSchemas } from './wishes.schema';

export const unshareWishlist = defineEndpoint<typeof unshareWishlistSchemas>({
  method: 'DELETE',
  path: '/wishlists/:id/share',
  access: 'signed-in',
});
