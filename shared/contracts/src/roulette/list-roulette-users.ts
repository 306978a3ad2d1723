import { defineEndpoint } from '../endpoint';
import type { listRouletteUsersSchemas } from './roulette.schema';

export const listRouletteUsers = defineEndpoint<typeof listRouletteUsersSchemas>({
  method: 'GET',
  path: '/tmp_roulette/users',
  access: 'staff:roulette',
});
