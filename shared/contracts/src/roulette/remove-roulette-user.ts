import { defineEndpoint } from '../endpoint';
import type { removeRouletteUserSchemas } from './roulette.schema';

export const removeRouletteUser = defineEndpoint<typeof removeRouletteUserSchemas>({
  method: 'DELETE',
  path: '/tmp_roulette/users/:id',
  access: 'staff:roulette',
});
