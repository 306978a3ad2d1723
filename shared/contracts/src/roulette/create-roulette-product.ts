import { defineEndpoint } from '../endpoint';
import type { createRouletteProductSchemas } from './roulette.schema';

export const createRouletteProduct = defineEndpoint<typeof createRouletteProductSchemas>({
  method: 'POST',
  path: '/tmp_roulette/products',
  access: 'staff:roulette',
  status: 201,
});
