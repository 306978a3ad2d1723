import { defineEndpoint } from '../endpoint';
import type { drawRouletteSchemas } from './roulette.schema';

export const drawRoulette = defineEndpoint<typeof drawRouletteSchemas>({
  method: 'PUT',
  path: '/tmp_roulette/draws/:id',
  access: 'staff:roulette',
});
