import { defineEndpoint } from '../endpoint';
import type { getWishlistSchemas } from './wishes.schema';

export const getWishlist = defineEndpoint<typeof getWishlistSchemas>({
  method: 'GET',
  path: '/wishlists/:id',
  access: 'signed-in',
});
