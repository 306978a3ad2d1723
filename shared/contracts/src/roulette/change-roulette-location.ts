import { defineEndpoint } from '../endpoint';
import type { changeRouletteLocationSchemas } from './roulette.schema';

export const changeRouletteLocation = defineEndpoint<typeof changeRouletteLocationSchemas>({
  method: 'PUT',
  path: '/tmp_roulette/locations/:id',
  access: 'staff:roulette',
});
