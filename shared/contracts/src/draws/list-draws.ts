import { defineEndpoint } from '../endpoint';
import type { listDrawsSchemas } from './draws.schema';

/** The draws of a round, up to a thousand at a time, for everyone to check. */
export const listDraws = defineEndpoint<typeof listDrawsSchemas>({
  method: 'GET',
  path: '/promotions/:slug/draws',
  access: 'anyone',
});
