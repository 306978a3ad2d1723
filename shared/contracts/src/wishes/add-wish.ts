import { defineEndpoint } from '../endpoint';
import type { addWishSchemas } from './add-wish.schema';

export const addWish = defineEndpoint<typeof addWishSchemas>({
  method: 'POST',
  path: '/wishlists/add_id',
  access: 'signed-in',
});
