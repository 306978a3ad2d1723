import { defineEndpoint } from '../endpoint';
import type { changeRouletteProductSchemas } from './roulette.schema';

export const changeRouletteProduct = defineEndpoint<typeof changeRouletteProductSchemas>({
  method: 'PUT',
  path: '/tmp_roulette/products/:id',
  access: 'staff:roulette',
});
