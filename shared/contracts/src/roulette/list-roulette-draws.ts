import { defineEndpoint } from '../endpoint';
import type { listRouletteDrawsSchemas } from './roulette.schema';

export const listRouletteDraws = defineEndpoint<typeof listRouletteDrawsSchemas>({
  method: 'GET',
  path: '/tmp_roulette/draws',
  access: 'anyone',
});
