import { defineEndpoint } from '../endpoint';
import type { changeRouletteStockSchemas } from './roulette.schema';

export const changeRouletteStock = defineEndpoint<typeof changeRouletteStockSchemas>({
  method: 'PUT',
  path: '/tmp_roulette/stocks',
  access: 'staff:roulette',
});
