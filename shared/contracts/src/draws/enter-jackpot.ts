import { defineEndpoint } from '../endpoint';
import type { enterJackpotSchemas } from './draws.schema';

/** Takes the entry of the day. The same nonce on the same day gets the same answer. */
export const enterJackpot = defineEndpoint<typeof enterJackpotSchemas>({
  method: 'PUT',
  path: '/promotions/jackpot',
  access: 'signed-in',
});
