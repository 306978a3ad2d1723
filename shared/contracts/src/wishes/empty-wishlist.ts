import { defineEndpoint } from '../endpoint';
import type { emptyWishlistSchemas } from './wishes.schema';

export const emptyWishlist = defineEndpoint<typeof emptyWishlistSchemas>({
  method: 'POST',
  path: '/wishlists/:id/empty',
  access: 'signed-in',
});
