import { defineEndpoint } from '../endpoint';
import type { getSharedWishlistSchemas } from './wishes.schema';

export const getSharedWishlist = defineEndpoint<typeof getSharedWishlistSchemas>({
  method: 'GET',
  path: '/wishlists/shared/:token',
  access: 'anyone',
});
