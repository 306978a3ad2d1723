import { defineEndpoint } from '../endpoint';
import type { moveWishSchemas } from './wishes.schema';

export const moveWish = defineEndpoint<typeof moveWishSchemas>({
  method: 'POST',
  path: '/wishlists/move',
  access: 'signed-in',
});
