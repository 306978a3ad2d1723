import { defineEndpoint } from '../endpoint';
import type { toggleWishSchemas } from './wishes.schema';

export const toggleWish = defineEndpoint<typeof toggleWishSchemas>({
  method: 'POST',
  path: '/wishlists/toggle',
  access: 'signed-in',
});
