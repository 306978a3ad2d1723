import { defineEndpoint } from '../endpoint';
import type { listRouletteNumbersSchemas } from './roulette.schema';

export const listRouletteNumbers = defineEndpoint<typeof listRouletteNumbersSchemas>({
  method: 'GET',
  path: '/tmp_roulette/numbers',
  access: 'staff:roulette',
});
