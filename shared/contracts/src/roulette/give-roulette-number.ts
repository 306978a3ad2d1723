import { defineEndpoint } from '../endpoint';
import type { giveRouletteNumberSchemas } from './roulette.schema';

export const giveRouletteNumber = defineEndpoint<typeof giveRouletteNumberSchemas>({
  method: 'POST',
  path: '/tmp_roulette/numbers',
  access: 'staff:roulette',
  status: 201,
});
