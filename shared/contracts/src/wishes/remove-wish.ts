import { defineEndpoint } from '../endpoint';
import type { removeWishSchemas } from './wishes.schema';

export const removeWish = defineEndpoint<typeof removeWishSchemas>({
  method: 'POST',
  path: '/wishlists/remove_id',
  access: 'signed-in',
});
