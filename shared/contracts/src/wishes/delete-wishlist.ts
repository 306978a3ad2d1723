import { defineEndpoint } from '../endpoint';
import type { deleteWishlistSchemas } from './wishes.schema';

export const deleteWishlist = defineEndpoint<typeof deleteWishlistSchemas>({
  method: 'DELETE',
  path: '/wishlists/:id',
  access: 'signed-in',
});
