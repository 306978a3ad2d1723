import { defineEndpoint } from '../endpoint';
import type { createWishlistSchemas } from './wishes.schema';

export const createWishlist = defineEndpoint<typeof createWishlistSchemas>({
  method: 'POST',
  path: '/wishlists',
  access: 'signed-in',
  status: 201,
});
