import { defineEndpoint } from '../endpoint';
import type { syncWishesSchemas } from './wishes.schema';

export const syncWishes = defineEndpoint<typeof syncWishesSchemas>({
  method: 'POST',
  path: '/wishlists/sync',
  access: 'signed-in',
});
