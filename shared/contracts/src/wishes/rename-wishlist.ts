import { defineEndpoint } from '../endpoint';
import type { renameWishlistSchemas } from './wishes.schema';

export const renameWishlist = defineEndpoint<typeof renameWishlistSchemas>({
  method: 'PATCH',
  path: '/wishlists/:id',
  access: 'signed-in',
});
