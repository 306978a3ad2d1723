import { defineEndpoint } from '../endpoint';
import type { listWishesSchemas } from './wishes.schema';

export const listWishes = defineEndpoint<typeof listWishesSchemas>({
  method: 'GET',
  path: '/wished_products',
  access: 'signed-in',
});
