import { defineEndpoint } from '../endpoint';
import type { listWishesSchemas } from './list-wishes.schema';

export const listWishes = defineEndpoint<typeof listWishesSchemas>({
  method: 'GET',
  path: '/wished_products',
  access: 'signed-in',
});
