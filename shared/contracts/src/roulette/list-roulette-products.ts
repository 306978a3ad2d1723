import { defineEndpoint } from '../endpoint';
import type { listRouletteProductsSchemas } from './roulette.schema';

export const listRouletteProducts = defineEndpoint<typeof listRouletteProductsSchemas>({
  method: 'GET',
  path: '/tmp_roulette/products',
  access: 'staff:roulette',
});
