import { defineEndpoint } from '../endpoint';
import type { listWishlistsSchemas } from './wishes.schema';

export const listWishlists = defineEndpoint<typeof listWishlistsSchemas>({
  method: 'GET',
  path: '/wishlists',
  access: 'signed-in',
});
