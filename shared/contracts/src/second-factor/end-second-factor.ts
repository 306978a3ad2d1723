import { defineEndpoint } from '../endpoint';
import type { endSecondFactorSchemas } from './second-factor.schema';

/** Turns the second factor off. */
export const endSecondFactor = defineEndpoint<typeof endSecondFactorSchemas>({
  method: 'POST',
  path: '/second_factor/off',
  access: 'signed-in',
});
