import { defineEndpoint } from '../endpoint';
import type { openRouletteDrawSchemas } from './roulette.schema';

export const openRouletteDraw = defineEndpoint<typeof openRouletteDrawSchemas>({
  method: 'POST',
  path: '/tmp_roulette/draws',
  access: 'staff:roulette',
  status: 201,
});
