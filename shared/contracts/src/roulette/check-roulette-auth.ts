import { defineEndpoint } from '../endpoint';
import type { checkRouletteAuthSchemas } from './roulette.schema';

export const checkRouletteAuth = defineEndpoint<typeof checkRouletteAuthSchemas>({
  method: 'GET',
  path: '/tmp_roulette/check_auth',
  access: 'anyone',
});
