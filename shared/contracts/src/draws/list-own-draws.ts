import { defineEndpoint } from '../endpoint';
import type { listOwnDrawsSchemas } from './draws.schema';

export const listOwnDraws = defineEndpoint<typeof listOwnDrawsSchemas>({
  method: 'GET',
  path: '/promotions/:slug/draws/mine',
  access: 'signed-in',
});
