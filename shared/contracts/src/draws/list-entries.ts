import { defineEndpoint } from '../endpoint';
import type { listEntriesSchemas } from './draws.schema';

/** The entries of a jackpot that take part in its draw, up to a thousand at a time. */
export const listEntries = defineEndpoint<typeof listEntriesSchemas>({
  method: 'GET',
  path: '/promotions/:slug/entries',
  access: 'anyone',
});
