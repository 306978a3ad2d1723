import { defineEndpoint } from '../endpoint';
import type { addWishSchemas } from './wishes.schema';

export const addWish = defineEndpoint<typeof addWishSchemas>({
  method: 'POST',
  path: '/wishlists/add_id',
  access: 'signed-in',
});
