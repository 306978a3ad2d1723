import { defineEndpoint } from '../endpoint';
import type { checkRouletteAdminSchemas } from './roulette.schema';

export const checkRouletteAdmin = defineEndpoint<typeof checkRouletteAdminSchemas>({
  method: 'GET',
  path: '/tmp_roulette/check_website_admin',
  access: 'anyone',
});
