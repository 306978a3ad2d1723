import { defineEndpoint } from '../endpoint';
import type { listRouletteStocksSchemas } from './roulette.schema';

export const listRouletteStocks = defineEndpoint<typeof listRouletteStocksSchemas>({
  method: 'GET',
  path: '/tmp_roulette/stocks',
  access: 'staff:roulette',
});
