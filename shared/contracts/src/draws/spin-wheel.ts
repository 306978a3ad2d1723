import { defineEndpoint } from '../endpoint';
import type { spinWheelSchemas } from './draws.schema';

/** Draws a prize. The same nonce on the same day gets the same answer. */
export const spinWheel = defineEndpoint<typeof spinWheelSchemas>({
  method: 'PUT',
  path: '/promotions/lucky_wheel',
  access: 'signed-in',
});
