import { defineEndpoint } from '../endpoint';
import type { confirmSecondFactorSchemas } from './second-factor.schema';

/** Turns the second factor on with the app's first code. */
export const confirmSecondFactor = defineEndpoint<typeof confirmSecondFactorSchemas>({
  method: 'POST',
  path: '/second_factor',
  access: 'signed-in',
});
