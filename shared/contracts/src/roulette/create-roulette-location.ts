import { defineEndpoint } from '../endpoint';
import type { createRouletteLocationSchemas } from './roulette.schema';

export const createRouletteLocation = defineEndpoint<typeof createRouletteLocationSchemas>({
  method: 'POST',
  path: '/tmp_roulette/locations',
  access: 'staff:roulette',
  status: 201,
});
